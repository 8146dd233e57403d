import type { Reply } from './api/call.ts';
import type { readStudio } from './api/calls/studio.ts';
import type { RootState } from './whole-store.ts';

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

/** Where the API keeps what it was told of the studio; a test holds the two together. */
const studioKey = 'readStudio(undefined)';

/** What the API knows of the studio, for pages that are there before the API is. */
export interface StudioAnswer {
  status: string;
  data?: Reply<typeof readStudio>;
  fulfilledTimeStamp?: number;
}

export function selectStudioAnswer(state: Pick<RootState, 'api'>): StudioAnswer | undefined {
  return state.api.queries[studioKey] as StudioAnswer | undefined;
}
