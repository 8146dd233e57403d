import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { signOut } from '../state/sign-out.ts';
import { useAppDispatch } from '../state/store.ts';

/** Signs out and goes home. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async () => {
    // First away from a protected page, so that its guard has nothing to do.
    await navigate(paths.home, { flushSync: true });
    dispatch(signOut());
  };
}
