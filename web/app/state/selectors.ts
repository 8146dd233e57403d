import type { RootState } from './store.ts';

type SessionState = Pick<RootState, 'auth' | 'token'>;

/** Signed in: an access token and a user id are held. Guard, login page and header all ask this. */
export function selectSignedIn(state: SessionState): boolean {
  return Boolean(state.token.accessToken) && state.auth.user?.id !== undefined;
}

export function selectUser(state: SessionState) {
  return state.auth.user;
}

/** True when the session ended by itself and the wizard must ask for a new sign-in. */
export function selectRequiresReauth(state: SessionState): boolean {
  return state.auth.requiresReauth;
}
