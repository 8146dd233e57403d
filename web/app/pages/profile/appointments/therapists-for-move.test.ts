import type { Therapist } from '@limber/contract/catalogue.ts';
import { expect, test } from 'vitest';
import { neededServices, therapistsForMove } from './therapists-for-move.ts';

const stretching = { id: 1, name: 'Assisted Stretching' };
const massage = { id: 2, name: 'Sport Massage' };

function therapist(id: number, rest: Partial<Therapist>): Therapist {
  return {
    id,
    full_name: `Therapist ${id}`,
    location: 'A',
    services: [stretching, massage],
    languages: ['en'],
    gender: 'female',
    photo: null,
    books_by_phone: false,
    favourite: false,
    ...rest,
  };
}

const team = [
  therapist(1, {}),
  therapist(2, { services: [stretching] }),
  therapist(3, { location: 'B' }),
  therapist(4, { books_by_phone: true }),
  therapist(5, { services: [] }),
];
const session = {
  therapist_id: 2,
  location: 'A',
  appointment_services: [
    // By its name at the time of booking.
    { service_id: 1, service_name: 'Stretching', needs_skill: true, minutes: 60 },
    { service_id: 3, service_name: 'Red-Light Therapy', needs_skill: false, minutes: 30 },
  ],
};
const ids = (found: Therapist[]) => found.map(({ id }) => id);

test('the current therapist comes first, then everyone at the branch who offers the manual services', () => {
  expect(ids(therapistsForMove(session, team))).toEqual([2, 1]);
});

test("others must offer only services that need a therapist's hands", () => {
  expect(neededServices(session)).toEqual([1]);
  const light = { ...session, appointment_services: session.appointment_services.slice(1) };
  expect(neededServices(light)).toEqual([]);
});
