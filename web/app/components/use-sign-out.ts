import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { useAppDispatch } from '../state/store.ts';
import { lazyCode } from '../ui/lazy/lazy-code.ts';
import { showToast } from '../ui/overlay/toast.tsx';

const loadLeaving = lazyCode(() => import('../state/sign-out.ts'));

/** Signs out and goes to the home page. */
export function useSignOut(): () => Promise<void> {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async () => {
    let leaving: typeof import('../state/sign-out.ts');
    try {
      leaving = await loadLeaving();
    } catch {
      return showToast('error', t`Please check your connection and try again.`);
    }
    // First away from a protected page, so that its guard has nothing to do.
    await navigate(paths.home, { flushSync: true });
    dispatch(leaving.signOut());
  };
}
