import Type, { type Static } from 'typebox';
import { PageQuery } from './pages.ts';
import { defineRoute, signedIn } from './route.ts';
import { DateOnly, Failure, Id, Instant, Nullable, PageOf } from './values.ts';

export const PackageKind = Type.Union([
  Type.Literal('regular'),
  Type.Literal('shared'),
  Type.Literal('unlimited'),
]);
export type PackageKind = Static<typeof PackageKind>;

const NamedRow = Type.Object({ id: Id, name: Type.String() });

const activePackage = {
  id: Id,
  kind: PackageKind,
  /** Minutes left for the caller to book, their cap in a shared package counted; null: unlimited. */
  remaining_time: Nullable(Type.Integer({ minimum: 0 })),
  total_time: Nullable(Type.Integer({ minimum: 1 })),
  package_option: Type.Object({ id: Id, package: NamedRow }),
  /** Only in a shared package. */
  shared_package: Type.Optional(NamedRow),
  /** Only in an unlimited package. */
  unlimited_package: Type.Optional(NamedRow),
  /** Last day on which it can be used, in Dubai; null: no expiry. */
  expiry_date: Nullable(DateOnly),
  /** What a session of this package can be for. */
  services_included: Type.Array(NamedRow),
  /** False: someone else's package that is shared with the caller. */
  owned: Type.Boolean(),
};

/** A package that can be used now. */
export const ActivePackage = Type.Object(
  {
    ...activePackage,
    /** Further active ones of this kind, the soonest to expire first. */
    others: Type.Array(Type.Object(activePackage)),
  },
  {
    examples: [
      {
        id: 7,
        kind: 'shared',
        remaining_time: 240,
        total_time: 600,
        package_option: { id: 4, package: { id: 4, name: 'Shared Package for Two' } },
        shared_package: { id: 4, name: 'Shared Package for Two' },
        expiry_date: '2026-08-31',
        services_included: [{ id: 1, name: 'Stretching' }],
        owned: true,
        others: [],
      },
    ],
  },
);
export type ActivePackage = Static<typeof ActivePackage>;

/** A package as the dashboard shows it, used up and expired ones included. */
export const OwnedPackage = Type.Object({
  id: Id,
  kind: PackageKind,
  name: Type.String(),
  /** False: closed by the studio. */
  active: Type.Boolean(),
  /** Null for unlimited. */
  remaining_time: Nullable(Type.Integer({ minimum: 0 })),
  total_time: Nullable(Type.Integer({ minimum: 1 })),
  expiry_date: Type.Optional(Nullable(DateOnly)),
  bought_on: DateOnly,
  owned: Type.Boolean(),
  /** First name of the owner, when it is shared with the caller. */
  owner_first_name: Type.Optional(Type.String()),
  /** How many people may share it, the owner included. */
  people_limit: Type.Integer({ minimum: 1 }),
  /** The caller's own cap, when the owner set one. */
  cap_minutes: Type.Optional(Nullable(Type.Integer({ minimum: 0 }))),
});
export type OwnedPackage = Static<typeof OwnedPackage>;

export const OwnedPackages = Type.Object(
  {
    user_packages: Type.Array(OwnedPackage),
    shared_packages: Type.Array(OwnedPackage),
    unlimited_packages: Type.Array(OwnedPackage),
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
            remaining_time: 180,
            total_time: 1200,
            expiry_date: '2027-03-04',
            bought_on: '2026-03-04',
            owned: false,
            owner_first_name: 'Hind',
            people_limit: 4,
            cap_minutes: 300,
          },
        ],
        unlimited_packages: [],
      },
    ],
  },
);
export type OwnedPackages = Static<typeof OwnedPackages>;

/** What a booking says of the package it bought or used. */
export const PackageLeft = Type.Object({
  id: Id,
  kind: PackageKind,
  remaining_time: Nullable(Type.Integer({ minimum: 0 })),
  total_time: Nullable(Type.Integer({ minimum: 1 })),
  expiry_date: Nullable(DateOnly),
});
export type PackageLeft = Static<typeof PackageLeft>;

export const StatementKind = Type.Union([
  Type.Literal('bought'),
  Type.Literal('booked'),
  Type.Literal('returned'),
  Type.Literal('adjusted'),
  Type.Literal('expired'),
]);
export type StatementKind = Static<typeof StatementKind>;

/** One line of a package's statement of minutes. */
export const StatementLine = Type.Object(
  {
    id: Id,
    at: Instant,
    kind: StatementKind,
    /** Positive: added; negative: taken. */
    minutes: Type.Integer(),
    /** Balance after this line. */
    balance: Type.Integer({ minimum: 0 }),
    /** Whose session it was, in a shared package. */
    person: Nullable(Type.String()),
    /** Why it was adjusted. */
    reason: Nullable(Type.String()),
  },
  {
    examples: [
      {
        id: 31,
        at: '2026-03-04T06:00:00.000Z',
        kind: 'booked',
        minutes: -45,
        balance: 555,
        person: 'Layla Nasser',
        reason: null,
      },
    ],
  },
);
export type StatementLine = Static<typeof StatementLine>;

const activePackageOf = (path: string, summary: string) =>
  defineRoute({
    method: 'GET',
    path,
    access: signedIn,
    summary,
    // Having none is no failure: browsers would write one into their console.
    replies: { 200: ActivePackage, 204: Type.Null() },
  });

export const readActivePackage = activePackageOf(
  'appointment/active-package/',
  'The package the caller would use next; 204 when there is none',
);
export const readActiveSharedPackage = activePackageOf(
  'appointment/active-shared-package/',
  'The shared package the caller would use next; 204 when there is none',
);
export const readActiveUnlimitedPackage = activePackageOf(
  'appointment/active-unlimited-package/',
  'The unlimited package the caller would use next; 204 when there is none',
);

export const listOwnedPackages = defineRoute({
  method: 'GET',
  path: 'appointment/packages/',
  access: signedIn,
  summary: 'All packages of the caller, by kind (extra call)',
  replies: { 200: OwnedPackages },
});

/** Which package. */
export const PackageParams = Type.Object({ id: Id });

export const readStatement = defineRoute({
  method: 'GET',
  path: 'appointment/packages/:id/statement/',
  access: signedIn,
  summary: "The owner's statement of minutes, newest first (extra call)",
  params: PackageParams,
  query: PageQuery,
  replies: { 200: PageOf(StatementLine), 404: Failure },
});
