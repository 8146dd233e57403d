import type { BookingForm } from './form.ts';
import { type BookingStep, isStepComplete } from './steps.ts';

interface Progress {
  form: BookingForm;
  signedIn: boolean;
  /** True once a booking was made, so that its thank-you can be shown. */
  booked: boolean;
}

/**
 * The step to show when `wanted` is requested by link, reload or Back: itself, or the earliest step
 * without its choice. Confirming needs a signed-in client; the login step needs a reason.
 */
export function reachableStep(
  wanted: BookingStep,
  { form, signedIn, booked }: Progress,
): BookingStep {
  if (wanted === 'done')
    return booked ? 'done' : reachableStep('confirm', { form, signedIn, booked });
  for (const step of ['services', 'location', 'therapist', 'time'] as const) {
    if (wanted === step) return step;
    if (!isStepComplete(step, form)) return step;
  }
  const mustLogIn = form.requiresReauth || !signedIn;
  return mustLogIn ? 'login' : 'confirm';
}
