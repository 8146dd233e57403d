import { revokeToken } from './api/sign-in-api.ts';
import { logout, setRequiresReauth } from './auth-slice.ts';
import { forgetOffline } from './kept-offline.ts';
import { forgetAttempts } from './requests/unanswered-writes.ts';
import type { AppDispatch, RootState } from './store.ts';
import { formKeys, handedOverKey } from './stored-tree.ts';
import { clearTokens } from './token-slice.ts';

/** Ends the session here and on the server, and drops what was loaded for this person. */
export function signOut() {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const { refreshToken } = getState().token;
    if (refreshToken) {
      dispatch(revokeToken.initiate({ refresh: refreshToken }, { track: false }));
    }
    dispatch(logout());
    dispatch(clearTokens());
    dispatch(setRequiresReauth(false));
    for (const key of Object.values(formKeys)) globalThis.sessionStorage?.removeItem(key);
    globalThis.localStorage?.removeItem(handedOverKey);
    forgetAttempts();
    void forgetOffline();
  };
}
