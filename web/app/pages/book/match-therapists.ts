import type { Therapist } from '@limber/contract/catalogue.ts';
import type { BookingForm } from './form.ts';

/** Machines need no particular pair of hands, so they don't narrow the choice; in both languages. */
const ignoredServices = [
  'Red-Light Therapy',
  'Compression',
  'العلاج بالضوء الأحمر',
  'العلاج بالضغط',
];

type Wishes = Pick<BookingForm, 'serviceType' | 'services' | 'location'>;

/** The team of the chosen branch, favourites first, each with whether they can do all that was chosen. */
export function matchTherapists(
  therapists: readonly Therapist[],
  wishes: Wishes,
): { therapist: Therapist; matches: boolean }[] {
  return therapists
    .filter((therapist) => therapist.location === wishes.location)
    .sort((a, b) => Number(b.favourite) - Number(a.favourite))
    .map((therapist) => ({
      therapist,
      matches: offersAll(
        therapist.services.map((service) => service.id),
        wishes,
      ),
    }));
}

/** True when the ids of the offered services cover the chosen ones. */
export function offersAll(offered: readonly number[], wishes: Omit<Wishes, 'location'>): boolean {
  return servicesToMatch(wishes).every((id) => offered.includes(id));
}

/** Ids of the chosen services that somebody has to offer; packages leave it to the session. */
export function servicesToMatch({ serviceType, services }: Omit<Wishes, 'location'>): number[] {
  if (serviceType !== 'service') return [];
  return services
    .filter((chosen) => !ignoredServices.includes(chosen.name))
    .map((chosen) => chosen.id);
}

/** Those who can do what was chosen, take bookings here and meet the wish: any of them will do. */
export function anyOf(
  therapists: readonly Therapist[],
  wishes: Wishes & Pick<BookingForm, 'therapistWish'>,
): Therapist[] {
  return matchTherapists(therapists, wishes)
    .filter(({ matches, therapist }) => matches && !therapist.books_by_phone)
    .map(({ therapist }) => therapist)
    .filter(({ gender }) => wishes.therapistWish === '' || gender === wishes.therapistWish);
}

/** Placeholder to show for a therapist without a photo of their own. */
export function placeholderOf(therapist: {
  gender?: string | undefined;
  user?: { gender?: string | undefined } | undefined;
}): 'female' | 'male' {
  return (therapist.gender ?? therapist.user?.gender) === 'female' ? 'female' : 'male';
}
