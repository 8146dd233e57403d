import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useAppDispatch } from '../../../state/store.ts';
import { showToast } from '../../../ui/overlay/toast.tsx';

/** Ends the session of this machine; whoever comes next signs in and is back at the desk. */
export function useLock(): () => Promise<void> {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async () => {
    let leaving: typeof import('../../../state/sign-out.ts');
    try {
      leaving = await import('../../../state/sign-out.ts');
    } catch {
      return showToast('error', t`Please check your connection and try again.`);
    }
    dispatch(leaving.signOut());
    await navigate(`${paths.login}?next=${paths.desk}`, { replace: true });
  };
}
