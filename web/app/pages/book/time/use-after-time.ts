import { useCallback } from 'react';
import { useLazyMeQuery } from '../../../state/api/sign-in-api.ts';
import { useAppSelector } from '../../../state/store.ts';
import type { BookingStep } from '../form/steps.ts';
import type { Act } from '../form/use-booking-form.ts';
import { afterTimeStep } from './after-time-step.ts';

interface Client {
  readonly signedIn: boolean;
  /** The session has ended, or the form says so. */
  readonly requiresReauth: boolean;
}

/**
 * What a chosen time leads to: the account is asked for again, and the form learns what it finds.
 * `validating` while it is asked.
 */
export function useAfterTime(act: Act) {
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
