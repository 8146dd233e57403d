import { authApi } from './api/auth-api.ts';
import { readFailure } from './api/failure.ts';
import { logout, setRequiresReauth } from './auth-slice.ts';
import { selectSignedIn } from './selectors.ts';
import type { AppDispatch, RootState } from './store.ts';
import { clearTokens } from './token-slice.ts';

/** Ends the session here and on the server, and forgets what was loaded for this person. */
export function signOut() {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const { refreshToken } = getState().token;
    if (refreshToken) {
      dispatch(authApi.endpoints.revokeToken.initiate({ refresh: refreshToken }, { track: false }));
    }
    dispatch(logout());
    dispatch(clearTokens());
    dispatch(setRequiresReauth(false));
  };
}

/** Checks a kept session when the page has loaded; one that is over flags the next sign-in. */
export function checkSession() {
  return async (dispatch: AppDispatch, getState: () => RootState) => {
    if (!selectSignedIn(getState())) return;
    const answer = await dispatch(authApi.endpoints.verifyToken.initiate());
    if (answer.error && readFailure(answer.error).status === 401) dispatch(setRequiresReauth(true));
  };
}
