import type {
  BookedAppointment,
  BookingRequest,
  ChosenService,
} from '@limber/contract/bookings.ts';
import type { PaymentNeeded, WayToPay } from '@limber/contract/payments.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSignInModal } from '../../../components/sign-in/sign-in-modal.tsx';
import { useCreateAppointmentMutation } from '../../../state/api/bookings-api.ts';
import { readFailure } from '../../../state/api/failure.ts';
import { useAskAgainMutation } from '../../../state/api/lost-reply-api.ts';
import { hearAnswers, useUnanswered } from '../../../state/requests/unanswered-writes.ts';
import { selectUser } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';
import { showToast } from '../../../ui/overlay/toast.tsx';
import type { BookingForm, ChosenLine } from '../form/form.ts';
import { savePending } from '../form/keep-form-over-reload.ts';
import type { BookingStep } from '../form/steps.ts';
import type { StepProps } from '../form/use-wizard.ts';
import { keepHold } from '../hold/hold-state.ts';
import { readSubmitFailure, type SubmitFailure } from './submit-failure-kind.ts';

export interface Submission {
  /** With the way to pay, where there is a choice or a duty to pay online. */
  submit(pay?: WayToPay): Promise<void>;
  submitting: boolean;
  /** The last answer was lost: no other action is offered until the outcome is known. */
  checking: boolean;
  /** Why the last attempt failed; undefined after `forget` or when another attempt has begun. */
  failure: SubmitFailure | undefined;
  forget(): void;
}

/**
 * Sends the completed form with the total shown to the client, only once however often it is
 * called, and handles refusals.
 */
export function useSubmitBooking(
  { form, act, goTo }: StepProps,
  totalPrice: number,
  step: BookingStep,
): Submission {
  const { t } = useLingui();
  const user = useAppSelector(selectUser);
  const { askDetails } = useSignInModal();
  const [createAppointment] = useCreateAppointmentMutation();
  const [askAgain] = useAskAgainMutation();
  const [lost] = useUnanswered(user?.id, 'createAppointment');
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<SubmitFailure>();
  // State lags one render behind a double click; this does not.
  const underWay = useRef(false);

  async function submit(pay?: WayToPay) {
    if (underWay.current) return;
    // No booking is made until the client's name and health answers are known.
    if (user?.asks_details && !lost) return askDetails();
    underWay.current = true;
    setSubmitting(true);
    setFailure(undefined);
    // The outcome of the earlier attempt decides; a new one could book twice.
    if (lost) {
      const { error } = await askAgain(lost.key);
      if (readFailure(error).unanswered) setSubmitting(false);
    } else take(await createAppointment({ ...submitBody(form, totalPrice), ...(pay && { pay }) }));
    underWay.current = false;
  }

  /** After booking, the step stays unchanged until it is left. */
  function take(answer: { data?: unknown; error?: unknown }) {
    const data = answer.data as BookedAppointment | PaymentNeeded | undefined;
    if (data && 'payment' in data) {
      // It holds the time from here on, and may let it go before the client is back.
      keepHold(window.sessionStorage, undefined);
      window.location.assign(data.payment.url);
      return;
    }
    if (data) return goTo('done', { replace: true, booked: data });
    setSubmitting(false);
    refuse(readSubmitFailure(answer.error));
  }

  useEffect(() => {
    if (step !== 'confirm') setSubmitting(false);
  }, [step]);
  useEffect(() => {
    // With Back from the payment the browser shows the page as it was left.
    const comeBack = () => setSubmitting(underWay.current);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  const hear = useEffectEvent(take);
  useEffect(
    () =>
      hearAnswers(({ attempt, ...answer }) => {
        if (attempt.endpoint === 'createAppointment') hear(answer);
      }),
    [],
  );

  function refuse(reason: SubmitFailure) {
    if (reason.kind === 'reauth') {
      savePending(window.sessionStorage, form);
      act({ type: 'requireReauth' });
      showToast('error', t`Please log in again to continue with your booking.`);
      goTo('login', { replace: true });
      return;
    }
    // The page says that the outcome is being checked.
    if (reason.kind === 'unanswered') return;
    if (reason.kind === 'other' && reason.call.offline) return setFailure(reason);
    if (reason.kind === 'price') act({ type: 'acceptTotal', total: reason.total });
    setFailure(reason);
    const { detail } = reason;
    showToast(
      'error',
      detail
        ? t`Failed to create appointment: ${detail}`
        : t`Failed to create the appointment. Please try again.`,
    );
  }

  const checking = lost !== undefined;
  return { submit, submitting, checking, failure, forget: () => setFailure(undefined) };
}

/**
 * The request for a completed form; `totalPrice` is the amount shown to the client, in the studio's currency. Throws
 * without a therapist, which the wizard rules out.
 */
export function submitBody(form: BookingForm, totalPrice: number): BookingRequest {
  if (form.therapist_id === null && !form.anyTherapist)
    throw new Error('A booking needs a therapist.');
  const minutes = form.allocatedMinutes ?? form.duration;
  return {
    services: [...form.services.map(lineOnWire), ...includedLines(form, minutes)],
    serviceType: form.serviceType,
    therapist_id: form.therapist_id,
    therapist_gender: form.therapistPreference || null,
    date: form.date,
    time: form.time,
    duration: form.duration,
    total_price: totalPrice,
    location: form.location,
    total_duration: minutes,
    user_package_id: form.user_package_id,
    shared_package_id: form.shared_package_id,
    unlimited_package_id: form.unlimited_package_id,
    package_balance_id: form.package_balance_id,
    package_id: form.package_id,
    ...(form.tightPlaces.length > 0 && { tight_places: form.tightPlaces }),
    ...(form.giftCard && totalPrice > 0 && { gift_card_id: form.giftCard.id }),
  };
}

function lineOnWire({ needs_skill: _own, ...line }: ChosenLine): ChosenService {
  return line;
}

/** The services of a package session; they have no price of their own. */
function includedLines({ sessionFor }: BookingForm, time: number): ChosenService[] {
  return sessionFor.map(({ id, name }) => ({ id, name, time, price: 0, type: 'service' }));
}
