import { paths } from '../../../paths.ts';
import type { BookingForm } from './form.ts';

/** Steps of the booking wizard in order; their names appear in the address. */
export const bookingSteps = [
  'services',
  'location',
  'therapist',
  'time',
  'login',
  'confirm',
  'done',
] as const;

export type BookingStep = (typeof bookingSteps)[number];

/** Address of one step of the wizard; the first one is /booking itself. */
export function bookingStepPath(step: BookingStep): string {
  return step === 'services' ? paths.booking : `${paths.booking}?step=${step}`;
}

/** Number of a step, 0 to 6. */
export function stepIndex(step: BookingStep): number {
  return bookingSteps.indexOf(step);
}

/** Step named by the `step` search parameter; the first step if unknown. */
export function stepFromQuery(value: string | null): BookingStep {
  return bookingSteps.find((name) => name === value) ?? 'services';
}

/** Whether the step has its choice, so that the wizard may continue. */
export function isStepComplete(step: BookingStep, form: BookingForm): boolean {
  switch (step) {
    case 'services':
      return form.services.length > 0;
    case 'location':
      return form.location !== '';
    case 'therapist':
      return form.therapist_id !== null || form.anyTherapist;
    case 'time':
      return form.date !== '' && form.time !== '' && hasMinutes(form);
    case 'login':
      return form.useremail !== '';
    case 'confirm':
      return form.comfirm_booking;
    case 'done':
      return true;
  }
}

/** A package session needs its minutes; services bring their own. */
function hasMinutes(form: BookingForm): boolean {
  return form.serviceType === 'service' || form.allocatedMinutes !== null;
}

/** The panel with the choices is shown beside every step but the thank-you. */
export function showsSummary(step: BookingStep): boolean {
  return step !== 'done';
}

/** Next belongs to the steps before the fourth-from-last; later ones have their own button. */
export function showsNext(step: BookingStep): boolean {
  return stepIndex(step) < bookingSteps.length - 4;
}

/** The step that Previous leads to, or null. Confirming never goes back to the login. */
export function previousStep(step: BookingStep): BookingStep | null {
  if (step === 'services' || step === 'done') return null;
  if (step === 'confirm') return 'time';
  return bookingSteps[stepIndex(step) - 1] ?? null;
}

/** The following step; for the last one itself. */
export function nextStep(step: BookingStep): BookingStep {
  return bookingSteps[stepIndex(step) + 1] ?? step;
}
