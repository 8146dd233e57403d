import { useCallback } from 'react';
import { selectRequiresReauth, selectSignedIn } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';
import type { BookingForm } from '../form/form.ts';
import { reachableStep } from '../form/reachable-step.ts';
import type { FormDispatch } from '../form/use-booking-form.ts';
import type { GoTo } from '../form/use-wizard.ts';
import { useStepAfterTime } from '../time/use-step-after-time.ts';
import type { Unfit } from './impossible-parts.ts';

interface LinkResult {
  staysAtServices: boolean;
  /** To be shown at that step. */
  unfit: readonly Unfit[];
  keepsRest: boolean;
}

/** Goes to the first step of a form that lacks its choice, replacing the link in the history. */
export function useLeadOn(act: FormDispatch, goTo: GoTo) {
  const signedIn = useAppSelector(selectSignedIn);
  const sessionEnded = useAppSelector(selectRequiresReauth);
  const { leadOn } = useStepAfterTime(act);
  return useCallback(
    async (form: BookingForm, { staysAtServices, ...said }: LinkResult) => {
      const lead = (step: Parameters<GoTo>[0]) => goTo(step, { replace: true, ...said });
      if (staysAtServices) return lead('services');
      const requiresReauth = form.requiresReauth || sessionEnded;
      const missing = reachableStep('confirm', {
        form: { ...form, requiresReauth },
        signedIn,
        booked: false,
      });
      if (missing !== 'confirm' && missing !== 'login') return lead(missing);
      lead(await leadOn({ requiresReauth, signedIn }));
    },
    [leadOn, goTo, signedIn, sessionEnded],
  );
}
