import { signOut } from '../../../state/sign-out.ts';
import { useAppDispatch } from '../../../state/store.ts';

/** Ends the session of this machine; a counter then asks who comes next. */
export function useLock(): () => void {
  const dispatch = useAppDispatch();
  return () => dispatch(signOut());
}
