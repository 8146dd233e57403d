import type { Therapist } from '@limber/contract/catalogue.ts';
import type { BookingForm } from '../form/form.ts';

type SessionChoices = Pick<BookingForm, 'serviceType' | 'services' | 'sessionFor' | 'location'>;

/**
 * The team of the chosen branch, favourites first, each with whether they offer every chosen
 * service.
 */
export function matchTherapists(
  therapists: readonly Therapist[],
  choices: SessionChoices,
): { therapist: Therapist; matches: boolean }[] {
  return therapists
    .filter((therapist) => therapist.location === choices.location)
    .sort((a, b) => Number(b.favourite) - Number(a.favourite))
    .map((therapist) => ({
      therapist,
      matches: offersAll(
        therapist.services.map((service) => service.id),
        choices,
      ),
    }));
}

/** Whether the offered services include every chosen one. */
export function offersAll(
  offered: readonly number[],
  choices: Omit<SessionChoices, 'location'>,
): boolean {
  return servicesToMatch(choices).every((id) => offered.includes(id));
}

/** Ids of the services that a therapist must offer; for a package, the services of the session. */
export function servicesToMatch({
  serviceType,
  services,
  sessionFor,
}: Omit<SessionChoices, 'location'>): number[] {
  return (serviceType === 'service' ? services : sessionFor)
    .filter((chosen) => chosen.needs_skill)
    .map((chosen) => chosen.id);
}

/** Therapists who offer the choice, take bookings online and match the preference. */
export function anyOf(
  therapists: readonly Therapist[],
  choices: SessionChoices & Pick<BookingForm, 'therapistPreference'>,
): Therapist[] {
  return matchTherapists(therapists, choices)
    .filter(({ matches, therapist }) => matches && !therapist.books_by_phone)
    .map(({ therapist }) => therapist)
    .filter(
      ({ gender }) => choices.therapistPreference === '' || gender === choices.therapistPreference,
    );
}
