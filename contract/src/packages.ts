import Type, { type Static } from 'typebox';
import { IncludedService } from './catalogue.ts';
import { route, signedIn } from './route.ts';
import { Id, MOST } from './values/keys.ts';
import { described, listOf, Nullable, oneOf } from './values/shapes.ts';
import { Line } from './values/texts.ts';
import { DateOnly } from './values/times.ts';

export const PackageKind = oneOf(['regular', 'shared', 'unlimited']);
export type PackageKind = Static<typeof PackageKind>;

const NamedRow = Type.Object({ id: Id, name: Line });

/** A package's balance for one of the people who share it. */
const leftForCaller = {
  remaining_time: described(
    'Minutes that the caller can still book, under their cap in a shared package; null: unlimited.',
    Nullable(Type.Integer({ minimum: 0, maximum: MOST })),
  ),
  balance: Type.Optional(
    Type.Integer({
      description: "Balance of the whole package, where the caller's cap leaves less.",
      minimum: 0,
      maximum: MOST,
    }),
  ),
};

const activePackage = {
  id: Id,
  kind: PackageKind,
  ...leftForCaller,
  total_time: Nullable(Type.Integer({ minimum: 1, maximum: MOST })),
  package_option: Type.Object({ id: Id, package: NamedRow }),
  shared_package: Type.Optional(described('Only in a shared package.', NamedRow)),
  unlimited_package: Type.Optional(described('Only in an unlimited package.', NamedRow)),
  expiry_date: described(
    'Last day on which it can be used, by the studio’s clock; null: no expiry.',
    Nullable(DateOnly),
  ),
  services_included: listOf(IncludedService, {
    description: 'What a session from this package can be for.',
  }),
  owned: Type.Boolean({
    description: "False: another client's package, shared with the caller.",
  }),
  allows_another: Type.Optional(
    Type.Boolean({
      description:
        'True: too little is left for the shortest session, so another package of its kind can be bought online.',
    }),
  ),
  taken_days: Type.Optional(
    Type.Array(DateOnly, {
      description: 'Only in an unlimited package: days that already have their one session.',
      maxItems: 400,
    }),
  ),
};

export const ActivePackage = Type.Object(
  {
    ...activePackage,
    others: listOf(Type.Object(activePackage), {
      description: 'Further active packages of this kind, in order of expiry.',
    }),
  },
  {
    description: 'A package that can be used now.',
    examples: [
      {
        id: 7,
        kind: 'shared',
        remaining_time: 240,
        total_time: 600,
        package_option: { id: 4, package: { id: 4, name: 'Shared Package for Two' } },
        shared_package: { id: 4, name: 'Shared Package for Two' },
        expiry_date: '2026-08-31',
        services_included: [{ id: 1, name: 'Massage', needs_skill: true }],
        owned: true,
        others: [],
      },
    ],
  },
);
export type ActivePackage = Static<typeof ActivePackage>;

/** From one day to another, both included. */
export const DaySpan = Type.Object({ from: DateOnly, to: DateOnly });

export const OwnedPackage = Type.Object(
  {
    id: Id,
    kind: PackageKind,
    name: Line,
    active: Type.Boolean({ description: 'False: closed by the studio.' }),
    remaining_time: described(
      'Balance of the whole package, the same for everyone who shares it; null: unlimited; 0 after its last day.',
      Nullable(Type.Integer({ minimum: 0, maximum: MOST })),
    ),
    total_time: Nullable(Type.Integer({ minimum: 1, maximum: MOST })),
    expiry_date: Type.Optional(Nullable(DateOnly)),
    bought_on: DateOnly,
    owned: Type.Boolean(),
    owner_first_name: Type.Optional(
      described('First name of the owner, for a package that is shared with the caller.', Line),
    ),
    guests: Type.Optional(
      described(
        'First names of those who share it, for its owner; omitted: nobody does.',
        listOf(Line),
      ),
    ),
    people_limit: Type.Integer({
      description: 'How many people may share it, including the owner.',
      minimum: 1,
      maximum: MOST,
    }),
    cap_minutes: Type.Optional(
      described(
        "The caller's own cap, if the owner set one.",
        Nullable(Type.Integer({ minimum: 0, maximum: MOST })),
      ),
    ),
    cap_left: Type.Optional(
      described(
        'Minutes that the caller can still book under their cap, at most the balance; only with a cap.',
        Nullable(Type.Integer({ minimum: 0, maximum: MOST })),
      ),
    ),
    frozen: Type.Optional(
      listOf(DaySpan, {
        description: 'Freezes, including past ones: days on which it cannot be used.',
      }),
    ),
  },
  { description: 'A package as the dashboard shows it, including used-up and expired ones.' },
);
export type OwnedPackage = Static<typeof OwnedPackage>;

export const OwnedPackages = Type.Object(
  {
    user_packages: listOf(OwnedPackage),
    shared_packages: listOf(OwnedPackage),
    unlimited_packages: listOf(OwnedPackage),
  },
  {
    examples: [
      {
        user_packages: [
          {
            id: 5,
            kind: 'regular',
            name: 'Balance Package',
            active: true,
            remaining_time: 345,
            total_time: 600,
            expiry_date: '2026-08-31',
            bought_on: '2026-03-04',
            owned: true,
            people_limit: 1,
          },
        ],
        shared_packages: [
          {
            id: 7,
            kind: 'shared',
            name: 'Family Shared Package',
            active: true,
            remaining_time: 940,
            total_time: 1200,
            expiry_date: '2027-03-04',
            bought_on: '2026-03-04',
            owned: false,
            owner_first_name: 'Hind',
            people_limit: 4,
            cap_minutes: 300,
            cap_left: 120,
          },
        ],
        unlimited_packages: [],
      },
    ],
  },
);
export type OwnedPackages = Static<typeof OwnedPackages>;

export const PackageLeft = Type.Object(
  {
    id: Id,
    kind: PackageKind,
    ...leftForCaller,
    total_time: Nullable(Type.Integer({ minimum: 1, maximum: MOST })),
    expiry_date: Nullable(DateOnly),
  },
  { description: 'What a booking reports about the package that it bought or used.' },
);
export type PackageLeft = Static<typeof PackageLeft>;

const activePackageOf = (path: string, summary: string) =>
  route.get(path, signedIn, {
    summary,
    // 204, not 404: having none is not a failure, and browsers log failures to their console.
    replies: { 200: ActivePackage, 204: Type.Null() },
  });

export const readActivePackage = activePackageOf(
  'appointment/active-package/',
  'The package that the caller would use next; 204 when there is none',
);
export const readActiveSharedPackage = activePackageOf(
  'appointment/active-shared-package/',
  'The shared package that the caller would use next; 204 when there is none',
);
export const readActiveUnlimitedPackage = activePackageOf(
  'appointment/active-unlimited-package/',
  'The unlimited package that the caller would use next; 204 when there is none',
);

export const listOwnedPackages = route.get('appointment/packages/', signedIn, {
  scope: 'packages:read',
  summary: 'All packages of the caller, by kind (extra call)',
  replies: { 200: OwnedPackages },
});

export const PackageParams = Type.Object({ id: Id }, { description: 'Which package.' });
