import type { BookingStep } from '../form/steps.ts';

interface Verdict {
  step: BookingStep;
  requiresReauth: boolean;
}

interface SignInState {
  requiresReauth: boolean;
  signedIn: boolean;
  /** Asks the server for the account; false when the token is not accepted any more. */
  validateToken: () => Promise<boolean>;
}

/** Where a confirmed date and time lead: to confirming when the client is known, else to the login. */
export async function afterTimeStep(state: SignInState): Promise<Verdict> {
  if (state.requiresReauth) return { step: 'login', requiresReauth: true };
  if (!state.signedIn) return { step: 'login', requiresReauth: false };
  return (await state.validateToken())
    ? { step: 'confirm', requiresReauth: false }
    : { step: 'login', requiresReauth: true };
}
