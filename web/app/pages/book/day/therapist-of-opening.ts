import type { Therapist } from '@limber/contract/catalogue.ts';
import type { Opening } from '@limber/contract/scheduling.ts';
import type { BookingForm } from '../form/form.ts';
import type { TherapistChoice } from '../form/form-reducer.ts';

/**
 * The therapist of a free time, from the loaded team; without it, from the free time itself: they
 * are free, and they offer the service.
 */
export function therapistOfOpening(
  opening: Opening,
  team: readonly Therapist[],
  {
    serviceType,
    services,
    sessionFor,
  }: Pick<BookingForm, 'serviceType' | 'services' | 'sessionFor'>,
): TherapistChoice {
  const known = team.find(({ id }) => id === opening.therapist_id);
  if (known) return known;
  return {
    id: opening.therapist_id,
    full_name: opening.therapist_name,
    services: serviceType === 'service' ? services : sessionFor,
    books_by_phone: false,
  };
}
