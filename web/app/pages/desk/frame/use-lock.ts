import { signOut } from '../../../state/sign-out.ts';
import { useAppDispatch } from '../../../state/store.ts';

/** Ends the session on this machine; a counter then shows its faces. */
export function useLock(): () => void {
  const dispatch = useAppDispatch();
  return () => dispatch(signOut());
}
