import type { BookedAppointment } from '@limber/contract/bookings.ts';
import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { selectRequiresReauth, selectSignedIn } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';
import { admitStep } from './admit-step.ts';
import { type BookingStep, bookingStepPath, stepFromQuery } from './steps.ts';
import { type Act, useBookingForm } from './use-booking-form.ts';
import { useFollowRemaining } from './use-follow-remaining.ts';
import { useHeldPackages } from './use-held-packages.ts';
import { useNamedForm } from './use-named-form.ts';
import { wantsMotion } from './wants-motion.ts';

/** What every step of the wizard is given. */
export interface StepProps {
  form: ReturnType<typeof useBookingForm>['form'];
  act: Act;
  goTo: GoTo;
}

export type GoTo = (
  step: BookingStep,
  options?: { replace?: boolean; booked?: BookedAppointment },
) => void;

/** The form together with the step in the address, and where that step has to yield to another. */
export function useWizard() {
  const { form: kept, cleared, act } = useBookingForm();
  const form = useNamedForm(kept);
  useFollowRemaining(kept, act, useHeldPackages().active);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const booked = (useLocation().state as { booked?: BookedAppointment } | null)?.booked;
  const signedIn = useAppSelector(selectSignedIn);
  const sessionEnded = useAppSelector(selectRequiresReauth);
  const requiresReauth = form.requiresReauth || sessionEnded;

  const wanted = stepFromQuery(search.get('step'));
  const step = admitStep(wanted, {
    form: { ...form, requiresReauth },
    signedIn,
    booked: booked !== undefined,
  });
  const goTo = useCallback<GoTo>(
    (next, { replace, booked: made } = {}) =>
      navigate(bookingStepPath(next), {
        replace,
        state: made && { booked: made },
        viewTransition: wantsMotion(),
      }),
    [navigate],
  );
  return {
    form,
    cleared,
    act,
    step,
    yields: step !== wanted,
    goTo,
    booked,
    requiresReauth,
    signedIn,
    /** Services named by the link that led here; null: none. */
    linkedServices: search.get('services'),
    /** Id of the owned package that such a link names; null: none. */
    linkedPackage: search.get('package'),
  };
}
