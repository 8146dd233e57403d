import type { Dispatch, MiddlewareAPI } from '@reduxjs/toolkit';
import { api } from '../api/api-without-store.ts';
import { logout } from '../auth-slice.ts';

/** Drops answers that were loaded for a person who has signed out. */
export function resetAnswers(dispatch: Dispatch): void {
  // After this person's pages have closed, or they would request everything again.
  setTimeout(() => dispatch(api.util.resetApiState()));
}

/** Whether a session is signed out or refused, its answers are dropped. */
export const resetAtLogout =
  ({ dispatch }: MiddlewareAPI) =>
  (next: (action: unknown) => unknown) =>
  (action: unknown) => {
    const result = next(action);
    if (logout.match(action)) resetAnswers(dispatch);
    return result;
  };
