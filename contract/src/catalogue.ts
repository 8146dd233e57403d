import Type, { type Static } from 'typebox';
import { WholeListQuery } from './pagination.ts';
import { route } from './route.ts';
import { Amount } from './values/amounts.ts';
import { Id, MOST } from './values/keys.ts';
import { Gender } from './values/people.ts';
import { described, listOf, Nullable, oneOf, PageOf } from './values/shapes.ts';
import { Line, Prose } from './values/texts.ts';
import { Minutes, TimeOfDay } from './values/times.ts';

export const ServiceDuration = Type.Object({ id: Id, time: Minutes, price: Amount });
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

/** Whether the service needs a therapist who offers it. */
export const NeedsSkill = Type.Boolean({
  description:
    'True: only therapists who offer it can give it. False: any therapist can, as with a machine.',
});

export const Service = Type.Object(
  {
    id: Id,
    name: Line,
    description: Prose,
    kind: described(
      'The kind of treatment, independent of its name; pictures and proposals depend on it. Null: other.',
      Nullable(ServiceKind),
    ),
    image: described("The studio's own picture; null: that of the kind.", Nullable(Line)),
    needs_skill: NeedsSkill,
    durations: listOf(ServiceDuration),
  },
  {
    examples: [
      {
        id: 1,
        name: 'Massage',
        description: 'Massage of the whole body.',
        kind: 'sport_massage',
        image: null,
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
    'Minutes bought; null: unlimited.',
    Nullable(Type.Integer({ minimum: 1, maximum: MOST })),
  ),
  price: Amount,
  validity_days: described(
    'Days after the day of purchase on which it can be used. Bought on 4 June, a package of 30 days can be used until 4 July, that day included. Null: no expiry.',
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
      description: 'How many people may share it, including the owner; 1 unless shared.',
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
        services_included: [{ id: 1, name: 'Massage', needs_skill: true }],
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
  closes: described('Not after `opens`: on the following day.', TimeOfDay),
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
      'Link to a map; null: a map search for its name and address.',
      Nullable(Line),
    ),
    parking: described('Where clients park; empty: not said.', Line),
    opening_hours: listOf(OpeningHours),
    bookable: Type.Boolean(),
  },
  {
    examples: [
      {
        location: 'A',
        name: 'Garden Street',
        address: '12 Garden Street, Abu Dhabi',
        image: '/media/branch-a.webp',
        icon: '/media/branch-a.svg',
        phone: '+971 4 000 0000',
        map_url: null,
        parking: 'In front of the door.',
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
      'Languages spoken with clients, as ISO 639 codes in display order; empty: not given.',
      listOf(Type.String({ pattern: '^[a-z]{2,3}$', maxLength: 3 })),
    ),
    gender: Gender,
    photo: described(
      'Path of an uploaded photo; null: the placeholder for the gender.',
      Nullable(Line),
    ),
    books_by_phone: Type.Boolean({ description: 'Takes appointments only by telephone.' }),
    favourite: Type.Boolean({
      description: 'A favourite of the caller; always false without a sign-in.',
    }),
  },
  {
    examples: [
      {
        id: 1,
        full_name: 'Noura Al Hashimi',
        location: 'A',
        services: [{ id: 1, name: 'Massage' }],
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

export const listServices = route.get('service/services/', 'public', {
  summary: 'Single services with their durations and prices',
  query: WholeListQuery,
  replies: { 200: PageOf(Service) },
});

const packageList = (path: string, summary: string) =>
  route.get(path, 'public', {
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

export const listLocations = route.get('service/locations/', 'public', {
  summary: 'Branches and their labels (extra call)',
  query: WholeListQuery,
  replies: { 200: PageOf(Location) },
});

export const listTherapists = route.get('staff/therapists-p/', 'public', {
  summary: "The team, as a plain array; the caller's favourites first",
  replies: { 200: listOf(Therapist) },
});
