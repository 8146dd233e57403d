import type { BookingStep } from '../form/steps.ts';

interface Verdict {
  step: BookingStep;
  requiresReauth: boolean;
}

interface SignInState {
  requiresReauth: boolean;
  signedIn: boolean;
  /** Requests the account; false when the token is no longer accepted. */
  validateToken: () => Promise<boolean>;
}

/** The step after date and time: confirming if the client is known, otherwise the login. */
export async function afterTimeStep(state: SignInState): Promise<Verdict> {
  if (state.requiresReauth) return { step: 'login', requiresReauth: true };
  if (!state.signedIn) return { step: 'login', requiresReauth: false };
  return (await state.validateToken())
    ? { step: 'confirm', requiresReauth: false }
    : { step: 'login', requiresReauth: true };
}
