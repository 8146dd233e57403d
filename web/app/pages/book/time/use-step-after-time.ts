import { useCallback } from 'react';
import { useLazyMeQuery } from '../../../state/api/sign-in-api.ts';
import { useAppSelector } from '../../../state/store.ts';
import type { BookingStep } from '../form/steps.ts';
import type { FormDispatch } from '../form/use-booking-form.ts';

interface Client {
  readonly signedIn: boolean;
  /** The session has ended, or the form says so. */
  readonly requiresReauth: boolean;
}

/**
 * After a time is chosen: requests the account again and updates the form. `validating` meanwhile.
 */
export function useStepAfterTime(act: FormDispatch) {
  const access = useAppSelector((state) => state.token.accessToken) ?? '';
  const [fetchMe, { isFetching: validating }] = useLazyMeQuery();
  const leadOn = useCallback(
    async (client: Client): Promise<BookingStep> => {
      const verdict = await afterTimeStep({
        ...client,
        async validateToken() {
          const me = await fetchMe();
          if (me.data) act({ type: 'knowClient', account: me.data, access });
          return me.data !== undefined;
        },
      });
      if (verdict.requiresReauth) act({ type: 'requireReauth' });
      return verdict.step;
    },
    [act, access, fetchMe],
  );
  return { leadOn, validating };
}

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
