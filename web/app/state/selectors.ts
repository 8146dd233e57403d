import type { Reply } from './api/call.ts';
import type { readStudio } from './api/calls/studio.ts';
import type { RootState } from './whole-store.ts';

type SessionState = Pick<RootState, 'auth' | 'token'>;

/** Signed in: there is an access token and a user id. Used by guard, login page and header. */
export function selectSignedIn(state: SessionState): boolean {
  return Boolean(state.token.accessToken) && state.auth.user?.id !== undefined;
}

export function selectUser(state: SessionState) {
  return state.auth.user;
}

/** True when the session ended by itself and the wizard must ask to sign in again. */
export function selectRequiresReauth(state: SessionState): boolean {
  return state.auth.requiresReauth;
}

/** Key of the studio's settings in the API's cache; a test compares the two. */
const studioKey = 'readStudio(undefined)';

/** The studio's settings in the cache, for pages that render before the API is loaded. */
export interface StudioAnswer {
  status: string;
  data?: Reply<typeof readStudio>;
  fulfilledTimeStamp?: number;
}

export function selectStudioAnswer(state: Pick<RootState, 'api'>): StudioAnswer | undefined {
  return state.api.queries[studioKey] as StudioAnswer | undefined;
}
