import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useCreateAppointmentMutation } from '../../../state/api/bookings-api.ts';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { savePending } from '../form/saved-form.ts';
import type { StepProps } from '../form/use-wizard.ts';
import { keyPerBody, submitBody } from './submit-body.ts';
import { readSubmitFailure, type SubmitFailure } from './submit-failure.ts';

export interface Submission {
  submit(): Promise<void>;
  submitting: boolean;
  /** Why the last attempt failed; undefined once `forget` was called or another attempt began. */
  failure: SubmitFailure | undefined;
  forget(): void;
}

/**
 * Sends the finished form with the total the client was shown (AED), once however often it is
 * asked, and reacts to a refusal.
 */
export function useSubmitBooking({ form, act, goTo }: StepProps, totalPrice: number): Submission {
  const { t } = useLingui();
  const [createAppointment] = useCreateAppointmentMutation();
  const [keyOf] = useState(() => keyPerBody(newKey));
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<SubmitFailure>();
  // State lags a render behind a double click; this does not.
  const underWay = useRef(false);

  async function submit() {
    if (underWay.current) return;
    underWay.current = true;
    setSubmitting(true);
    setFailure(undefined);
    try {
      const body = submitBody(form, totalPrice);
      const answer = await createAppointment({ booking: body, idempotencyKey: keyOf(body) });
      if (answer.data) goTo('done', { replace: true, booked: answer.data });
      else refuse(readSubmitFailure(answer.error));
    } finally {
      underWay.current = false;
      setSubmitting(false);
    }
  }

  function refuse(reason: SubmitFailure) {
    if (reason.kind === 'reauth') {
      savePending(window.sessionStorage, form);
      act({ type: 'requireReauth' });
      showToast('error', t`Please log in again to continue with your booking.`);
      goTo('login', { replace: true });
      return;
    }
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

  return { submit, submitting, failure, forget: () => setFailure(undefined) };
}

/** `randomUUID` exists on secure pages only; a studio's plain-http test machine has none. */
function newKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
