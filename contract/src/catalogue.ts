import Type, { type Static } from 'typebox';
import { defineRoute } from './route.ts';
import { Aed, Gender, Id, Minutes, Nullable, PageOf, TimeOfDay } from './values.ts';

export const ServiceDuration = Type.Object({ id: Id, time: Minutes, price: Aed });
export type ServiceDuration = Static<typeof ServiceDuration>;

export const Service = Type.Object({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  durations: Type.Array(ServiceDuration),
});
export type Service = Static<typeof Service>;

export const PackageOption = Type.Object({
  id: Id,
  /** Minutes bought; null for unlimited. */
  time: Nullable(Type.Integer({ minimum: 1 })),
  price: Aed,
  /** Days until what was bought expires; null: no expiry. */
  validity_days: Nullable(Type.Integer({ minimum: 1 })),
});
export type PackageOption = Static<typeof PackageOption>;

/** A package, shared package or unlimited package for sale. */
export const Package = Type.Object({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  services_included: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  options: Type.Array(PackageOption),
  /** How many people may share it, the owner included; 1 unless shared. */
  people_limit: Type.Integer({ minimum: 1 }),
});
export type Package = Static<typeof Package>;

export const OpeningHours = Type.Object({
  /** ISO weekday, 1 Monday to 7 Sunday. */
  weekday: Type.Integer({ minimum: 1, maximum: 7 }),
  opens: TimeOfDay,
  closes: TimeOfDay,
});
export type OpeningHours = Static<typeof OpeningHours>;

export const Location = Type.Object({
  /** Code of the branch: A, B, … */
  location: Type.String(),
  name: Type.String(),
  address: Type.String(),
  image: Type.String(),
  icon: Type.String(),
  phone: Type.String(),
  opening_hours: Type.Array(OpeningHours),
  bookable: Type.Boolean(),
});
export type Location = Static<typeof Location>;

export const Therapist = Type.Object({
  id: Id,
  full_name: Type.String(),
  /** Code of the branch. */
  location: Type.String(),
  services: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  gender: Gender,
  /** Path of an uploaded photo, or null for the placeholder by gender. */
  photo: Nullable(Type.String()),
  /** Appointments only by telephone. */
  books_by_phone: Type.Boolean(),
  /** Marked by the caller; false when nobody is signed in. */
  favourite: Type.Boolean(),
});
export type Therapist = Static<typeof Therapist>;

export const listServices = defineRoute({
  method: 'GET',
  path: 'service/services/',
  access: 'public',
  summary: 'Single services with their durations and prices',
  replies: { 200: PageOf(Service) },
});

const packageList = (path: string, summary: string) =>
  defineRoute({
    method: 'GET',
    path,
    access: 'public',
    summary,
    replies: { 200: PageOf(Package) },
  });

export const listPackages = packageList('service/packages/', 'Packages for one person');
export const listSharedPackages = packageList('service/shared_package/', 'Packages to share');
export const listUnlimitedPackages = packageList(
  'service/unlimited_package/',
  'Unlimited packages',
);

export const listLocations = defineRoute({
  method: 'GET',
  path: 'service/locations/',
  access: 'public',
  summary: 'Branches and location labels (extra call)',
  replies: { 200: PageOf(Location) },
});

export const listTherapists = defineRoute({
  method: 'GET',
  path: 'staff/therapists-p/',
  access: 'public',
  summary: "The team, as a plain array; the caller's favourites first",
  replies: { 200: Type.Array(Therapist) },
});
