import type { ActivePackage } from '@limber/contract/packages.ts';
import { type BookingLinkChoices, bookingLinkPath } from '../../../booking-links.ts';
import { type BookingForm, emptyForm } from '../form/form.ts';
import { reachableStep } from '../form/reachable-step.ts';
import {
  activeTenHours,
  locationOf,
  redLight,
  stretching,
  therapistOf,
} from '../form/test-catalogue.ts';
import { addLinkTime } from './add-link-time.ts';
import { type Facts, fitLink } from './fit-link.ts';
import { readLink } from './read-link.ts';

const today = '2026-03-04';
export const facts: Facts = {
  services: [{ ...stretching, kind: 'stretching' }, redLight],
  locations: [
    locationOf('A', 'Al Warqa'),
    locationOf('B', 'Al Mizhar'),
    { ...locationOf('jvc', 'JVC'), bookable: false },
  ],
  team: [
    therapistOf(3, 'A', ['Stretching']),
    therapistOf(4, 'B', ['Stretching']),
    therapistOf(5, 'A', []),
    { ...therapistOf(6, 'A', ['Stretching']), books_by_phone: true },
  ],
  closures: [
    {
      id: 1,
      name: 'Eid',
      title: '',
      greeting_ar: '',
      location: 'A',
      starts_on: '2026-03-20',
      ends_on: '2026-03-22',
    },
  ],
  active: undefined,
  today,
  daysAhead: 180,
};
const owned = (changes: Partial<ActivePackage> = {}): ActivePackage => ({
  ...activeTenHours,
  ...changes,
});
export const owning = (changes?: Partial<ActivePackage>): Facts => ({
  ...facts,
  active: { regular: owned(changes), shared: null, unlimited: null },
});

export const all = {
  service: 1,
  minutes: 60,
  therapist: 3,
  location: 'A',
  date: '2026-03-05',
  time: '14:00',
} satisfies BookingLinkChoices;
export const grid = (...times: string[]) => ({ mode: 'grid' as const, times });

export function read(linked: BookingLinkChoices | string) {
  const path = typeof linked === 'string' ? linked : bookingLinkPath(linked);
  return readLink(new URL(path, 'https://limber.example').searchParams);
}

export function grant(
  linked: BookingLinkChoices | string,
  known: Facts = facts,
  times: Parameters<typeof addLinkTime>[1] = grid('14:00'),
  before: BookingForm = emptyForm,
) {
  const link = read(linked);
  if (!link) throw new Error('There is no link.');
  const fitted = fitLink(link, known, before);
  const { form, unfit } = addLinkTime(fitted, times);
  const step = fitted.staysAtServices
    ? 'services'
    : reachableStep('confirm', { form, signedIn: false, booked: false });
  return { form, step, unfit };
}
