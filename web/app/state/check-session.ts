import { readFailure } from './api/failure.ts';
import { verifyToken } from './api/sign-in-api.ts';
import { setRequiresReauth } from './auth-slice.ts';
import { selectSignedIn } from './selectors.ts';
import type { AppDispatch, RootState } from './store.ts';

/**
 * Checks a stored session when the page has loaded; if it has ended, signing in is required next
 * time.
 */
export function checkSession() {
  return async (dispatch: AppDispatch, getState: () => RootState) => {
    if (!selectSignedIn(getState())) return;
    const answer = await dispatch(verifyToken.initiate());
    if (answer.error && readFailure(answer.error).status === 401) dispatch(setRequiresReauth(true));
  };
}
