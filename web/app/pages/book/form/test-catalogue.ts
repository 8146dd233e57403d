/** A small catalogue for the tests of this folder. */
import type { Location, Package, Service, Therapist } from '@limber/contract/catalogue.ts';
import type { ActivePackage } from '@limber/contract/packages.ts';
import { type BookingForm, emptyForm } from './form.ts';
import type { HeldPackage } from './held-packages.ts';

export function serviceOf(
  id: number,
  name: string,
  durations: [time: number, price: number][],
  rest: Partial<Service> = {},
): Service {
  return {
    id,
    name,
    description: '',
    kind: null,
    image: null,
    needs_skill: true,
    durations: durations.map(([time, price], index) => ({ id: id * 10 + index, time, price })),
    ...rest,
  };
}

export const stretching = serviceOf(1, 'Stretching', [
  [30, 150],
  [60, 280.1],
]);
export const redLight = serviceOf(2, 'Red-Light Therapy', [[30, 120.2]], {
  kind: 'red_light',
  image: null,
  needs_skill: false,
});

export const tenHours: Package = {
  id: 7,
  name: 'Ten Hours',
  description: '',
  services_included: [{ id: 1, name: 'Stretching', needs_skill: true }],
  options: [
    { id: 71, time: 600, price: 2500, validity_days: 365 },
    { id: 72, time: 1200, price: 4500, validity_days: 365 },
  ],
  people_limit: 1,
};

export const heldTenHours: HeldPackage = {
  id: 5,
  kind: 'regular',
  name: 'Ten Hours',
  remaining_time: 240,
  total_time: 600,
  expiry_date: '2026-12-31',
  services_included: [
    { id: 1, name: 'Stretching', needs_skill: true },
    { id: 3, name: 'Cupping', needs_skill: true },
  ],
  owned: true,
};

export const monthUnlimited: Package = {
  ...tenHours,
  id: 9,
  name: 'Month',
  options: [{ id: 91, time: null, price: 1900, validity_days: 30 }],
};

export function therapistOf(id: number, location: string, services: string[]): Therapist {
  return {
    id,
    full_name: `Therapist ${id}`,
    location,
    services: services.map((name, index) => ({ id: index + 1, name })),
    languages: ['en'],
    gender: 'female',
    photo: null,
    books_by_phone: false,
    favourite: false,
  };
}

export function locationOf(location: string, name: string): Location {
  return {
    location,
    name,
    address: '',
    image: '',
    icon: '',
    phone: '',
    map_url: null,
    parking: '',
    opening_hours: [],
    bookable: true,
  };
}

/** Ten hours of stretching with four left. */
export const activeTenHours: ActivePackage = {
  id: 12,
  kind: 'regular',
  others: [],
  remaining_time: 240,
  total_time: 600,
  expiry_date: '2026-08-31',
  owned: true,
  services_included: [{ id: 1, name: 'Stretching', needs_skill: true }],
  package_option: { id: 71, package: { id: 7, name: 'Balance' } },
};

/** A form with an hour of stretching, its therapist and its time. */
export const anHour: BookingForm = {
  ...emptyForm,
  services: [
    { id: 1, name: 'Stretching', time: 60, price: 280, type: 'service', needs_skill: true },
  ],
  location: 'A',
  therapist_id: 3,
  date: '2026-11-23',
  time: '14:30',
  duration: 60,
};
