import { useCallback } from 'react';
import { useLazyMeQuery } from '../../../state/api/auth-api.ts';
import { selectRequiresReauth, selectSignedIn } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';
import { admitStep } from '../form/admit-step.ts';
import type { BookingForm } from '../form/form.ts';
import type { Act } from '../form/use-booking-form.ts';
import type { GoTo } from '../form/use-wizard.ts';
import { afterTimeStep } from '../time/after-time-step.ts';
import type { Unfit } from './unfit.ts';

interface Granted {
  staysAtServices: boolean;
  /** What is to be said at the step. */
  unfit: readonly Unfit[];
}

/** Leads to the first step that a form still misses something for; there is no way back to the link. */
export function useLeadOn(act: Act, goTo: GoTo) {
  const signedIn = useAppSelector(selectSignedIn);
  const sessionEnded = useAppSelector(selectRequiresReauth);
  const access = useAppSelector((state) => state.token.accessToken) ?? '';
  const [fetchMe] = useLazyMeQuery();
  return useCallback(
    async (form: BookingForm, { staysAtServices, unfit }: Granted) => {
      const lead = (step: Parameters<GoTo>[0]) => goTo(step, { replace: true, unfit });
      if (staysAtServices) return lead('services');
      const requiresReauth = form.requiresReauth || sessionEnded;
      const missing = admitStep('confirm', {
        form: { ...form, requiresReauth },
        signedIn,
        booked: false,
      });
      if (missing !== 'confirm' && missing !== 'login') return lead(missing);
      const verdict = await afterTimeStep({
        requiresReauth,
        signedIn,
        async validateToken() {
          const me = await fetchMe();
          if (me.data) act({ type: 'knowClient', account: me.data, access });
          return me.data !== undefined;
        },
      });
      if (verdict.requiresReauth) act({ type: 'requireReauth' });
      lead(verdict.step);
    },
    [act, goTo, signedIn, sessionEnded, access, fetchMe],
  );
}
