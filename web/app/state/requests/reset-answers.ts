import type { Dispatch, MiddlewareAPI } from '@reduxjs/toolkit';
import { api } from '../api/bare-api.ts';
import { logout } from '../auth-slice.ts';

/** Forgets what was loaded for someone who has gone. */
export function resetAnswers(dispatch: Dispatch): void {
  // Once the pages of this person are gone, or they would ask for everything again.
  setTimeout(() => dispatch(api.util.resetApiState()));
}

/** Whichever way a session ends, signed out or refused, what was loaded in it is forgotten. */
export const resetAtLogout =
  ({ dispatch }: MiddlewareAPI) =>
  (next: (action: unknown) => unknown) =>
  (action: unknown) => {
    const result = next(action);
    if (logout.match(action)) resetAnswers(dispatch);
    return result;
  };
