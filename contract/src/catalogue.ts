import Type, { type Static } from 'typebox';
import { WholeListQuery } from './pages.ts';
import { defineRoute } from './route.ts';
import {
  Aed,
  described,
  Gender,
  Id,
  Line,
  listOf,
  Minutes,
  MOST,
  Nullable,
  oneOf,
  PageOf,
  Prose,
  TimeOfDay,
} from './values.ts';

export const ServiceDuration = Type.Object({ id: Id, time: Minutes, price: Aed });
export type ServiceDuration = Static<typeof ServiceDuration>;

export const ServiceKind = oneOf([
  'stretching',
  'pnf_stretching',
  'dynamic_stretching',
  'prenatal_stretching',
  'sport_massage',
  'deep_tissue_massage',
  'cupping',
  'red_light',
  'compression',
]);
export type ServiceKind = Static<typeof ServiceKind>;

/** Whether just anybody of the team can give a service. */
export const NeedsSkill = Type.Boolean({
  description: 'Only therapists who offer it can give it; false: any of them, as of a machine.',
});

export const Service = Type.Object(
  {
    id: Id,
    name: Line,
    description: Prose,
    kind: described(
      'What is done, whatever the studio calls it: pictures and proposals go by it. Null: something else.',
      Nullable(ServiceKind),
    ),
    needs_skill: NeedsSkill,
    durations: listOf(ServiceDuration),
  },
  {
    examples: [
      {
        id: 1,
        name: 'Stretching',
        description: 'Assisted stretching of the whole body.',
        kind: 'stretching',
        needs_skill: true,
        durations: [{ id: 1, time: 60, price: 320 }],
      },
    ],
  },
);
export type Service = Static<typeof Service>;

export const IncludedService = Type.Object({ id: Id, name: Line, needs_skill: NeedsSkill });
export type IncludedService = Static<typeof IncludedService>;

export const PackageOption = Type.Object({
  id: Id,
  time: described(
    'Minutes bought; null for unlimited.',
    Nullable(Type.Integer({ minimum: 1, maximum: MOST })),
  ),
  price: Aed,
  validity_days: described(
    'Days after the day of purchase on which it can be used: bought on 4 June, 30 days last until 4 July, that day among them. Null: no expiry.',
    Nullable(Type.Integer({ minimum: 1, maximum: MOST })),
  ),
});
export type PackageOption = Static<typeof PackageOption>;

export const Package = Type.Object(
  {
    id: Id,
    name: Line,
    description: Prose,
    services_included: listOf(IncludedService),
    options: listOf(PackageOption),
    people_limit: Type.Integer({
      description: 'How many people may share it, the owner included; 1 unless shared.',
      minimum: 1,
      maximum: MOST,
    }),
  },
  {
    examples: [
      {
        id: 2,
        name: 'Balance Package',
        description: 'Ten hours for one.',
        services_included: [{ id: 1, name: 'Stretching', needs_skill: true }],
        options: [{ id: 2, time: 600, price: 2750, validity_days: 180 }],
        people_limit: 1,
      },
    ],
    description: 'A package, shared package or unlimited package for sale.',
  },
);
export type Package = Static<typeof Package>;

export const OpeningHours = Type.Object({
  weekday: Type.Integer({
    description: 'ISO weekday, 1 Monday to 7 Sunday.',
    minimum: 1,
    maximum: 7,
  }),
  opens: TimeOfDay,
  closes: described('Not later than `opens`: on the next day.', TimeOfDay),
});
export type OpeningHours = Static<typeof OpeningHours>;

export const Location = Type.Object(
  {
    location: described('Code of the branch: A, B, …', Line),
    name: Line,
    address: Line,
    image: Line,
    icon: Line,
    phone: Line,
    map_url: described(
      'Where a map shows it; null: a search by its name and address.',
      Nullable(Line),
    ),
    opening_hours: listOf(OpeningHours),
    bookable: Type.Boolean(),
  },
  {
    examples: [
      {
        location: 'A',
        name: 'Al Warqa',
        address: 'Al Warqa Mall, Tripoli st, Dubai',
        image: '/media/branch-a.webp',
        icon: '/media/branch-a.svg',
        phone: '+971 4 000 0000',
        map_url: null,
        opening_hours: [{ weekday: 1, opens: '10:00', closes: '22:00' }],
        bookable: true,
      },
    ],
  },
);
export type Location = Static<typeof Location>;

export const Therapist = Type.Object(
  {
    id: Id,
    full_name: Line,
    location: described('Code of the branch.', Line),
    services: listOf(Type.Object({ id: Id, name: Line })),
    languages: described(
      'Languages they speak with clients, as ISO 639 codes, in the order to tell them; empty: not told.',
      listOf(Type.String({ pattern: '^[a-z]{2,3}$', maxLength: 3 })),
    ),
    gender: Gender,
    photo: described(
      'Path of an uploaded photo, or null for the placeholder by gender.',
      Nullable(Line),
    ),
    books_by_phone: Type.Boolean({ description: 'Appointments only by telephone.' }),
    favourite: Type.Boolean({
      description: 'Marked by the caller; false when nobody is signed in.',
    }),
  },
  {
    examples: [
      {
        id: 1,
        full_name: 'Noura Al Hashimi',
        location: 'A',
        services: [{ id: 1, name: 'Stretching' }],
        languages: ['ar', 'en'],
        gender: 'female',
        photo: null,
        books_by_phone: false,
        favourite: false,
      },
    ],
  },
);
export type Therapist = Static<typeof Therapist>;

export const listServices = defineRoute({
  method: 'GET',
  path: 'service/services/',
  access: 'public',
  summary: 'Single services with their durations and prices',
  query: WholeListQuery,
  replies: { 200: PageOf(Service) },
});

const packageList = (path: string, summary: string) =>
  defineRoute({
    method: 'GET',
    path,
    access: 'public',
    summary,
    query: WholeListQuery,
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
  query: WholeListQuery,
  replies: { 200: PageOf(Location) },
});

export const listTherapists = defineRoute({
  method: 'GET',
  path: 'staff/therapists-p/',
  access: 'public',
  summary: "The team, as a plain array; the caller's favourites first",
  replies: { 200: listOf(Therapist) },
});
