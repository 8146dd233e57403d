import type { Therapist } from '@limber/contract/catalogue.ts';
import type { BookingForm } from './form.ts';

/** Machines need no particular pair of hands, so they don't narrow the choice. */
const ignoredServices = ['Red-Light Therapy', 'Compression'];

type Wishes = Pick<BookingForm, 'serviceType' | 'services' | 'location'>;

/** The team of the chosen branch, each with whether they can do all that was chosen. */
export function matchTherapists(
  therapists: readonly Therapist[],
  wishes: Wishes,
): { therapist: Therapist; matches: boolean }[] {
  return therapists
    .filter((therapist) => therapist.location === wishes.location)
    .map((therapist) => ({
      therapist,
      matches: offersAll(
        therapist.services.map((service) => service.name),
        wishes,
      ),
    }));
}

/** True when the offered service names cover the chosen ones; packages leave it to the session. */
export function offersAll(offered: readonly string[], wishes: Omit<Wishes, 'location'>): boolean {
  if (wishes.serviceType !== 'service') return true;
  return wishes.services
    .filter((chosen) => !ignoredServices.includes(chosen.name))
    .every((chosen) => offered.includes(chosen.name));
}

/** Placeholder to show for a therapist without a photo of their own. */
export function placeholderOf(therapist: {
  gender?: string | undefined;
  user?: { gender?: string | undefined } | undefined;
}): 'female' | 'male' {
  return (therapist.gender ?? therapist.user?.gender) === 'female' ? 'female' : 'male';
}
