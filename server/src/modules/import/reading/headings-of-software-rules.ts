import type { ImportField, ImportKind } from '@limber/contract/desk/studio/import-rows.ts';

type Names = Partial<Record<ImportField, readonly string[]>>;

/** What a program calls its columns. */
interface Software {
  readonly name: string;
  /** Headings that no other one of these writes. */
  readonly marks: readonly string[];
  /** The id of a person, in files of clients and of everything else. */
  readonly personId: readonly string[];
  /** Headings that mean something else elsewhere, or that nobody else writes. */
  readonly client?: Names;
  readonly package?: Names;
  readonly booking?: Names;
}

/** The programs that studios leave, by the headings of their exports. */
const SOFTWARE: readonly Software[] = [
  {
    name: 'Fresha',
    marks: [
      'accepts marketing',
      'accepts sms marketing',
      'block reason',
      'ref #',
      'scheduled date',
      'membership number',
      'membership name',
      'sessions redeemed',
    ],
    personId: ['client id'],
    package: {
      id: ['membership number', 'membership id'],
      package: ['membership name', 'membership'],
      sessions_left: ['sessions remaining', 'remaining sessions'],
      sessions: ['total sessions', 'number of sessions', 'sessions'],
      bought_on: ['date sold', 'sale date', 'purchase date'],
      price: ['gross sales', 'price'],
    },
    booking: { id: ['ref #', 'appointment ref'], date: ['scheduled date'] },
  },
  {
    name: 'Mindbody',
    marks: [
      'rssid',
      'barcode id',
      'pricing option',
      'yellow alert',
      'red alert',
      'visit type',
      'mb client id',
    ],
    personId: ['rssid', 'client id', 'barcode id', 'mb client id'],
    client: { health_notes: ['red alert'] },
    package: {
      package: ['pricing option'],
      sessions_left: ['visits remaining', 'sessions remaining', '# remaining'],
      sessions: ['visits', 'count', '# of sessions'],
      bought_on: ['activation date', 'sale date'],
    },
    booking: {
      service: ['visit type', 'session type', 'appointment type'],
      package: ['pricing option', 'payment'],
    },
  },
  {
    name: 'Vagaro',
    marks: [
      'cell phone',
      'day phone',
      'night phone',
      'customer since',
      'points balance',
      'service provider',
      'amount owed',
    ],
    personId: ['customer id', 'user id'],
    client: { phone_number: ['cell phone', 'day phone'] },
    package: {
      package: ['package name'],
      sessions_left: ['quantity remaining', 'qty remaining', 'services remaining'],
      sessions: ['quantity', 'qty'],
    },
    booking: { therapist: ['service provider'], status: ['appt status'] },
  },
  {
    name: 'Square',
    marks: [
      'square customer id',
      'creation source',
      'instant profile',
      'email subscription status',
      'lifetime spend',
    ],
    personId: ['square customer id', 'customer id'],
    client: { address: ['street address 1'] },
    package: {
      id: ['package id', 'order id'],
      package: ['package name', 'package', 'item name'],
      sessions_left: ['remaining uses', 'uses remaining', 'remaining quantity'],
      sessions: ['total uses', 'total quantity', 'quantity'],
      price: ['amount paid', 'gross sales'],
    },
    booking: { therapist: ['team member', 'staff name'], id: ['booking id', 'appointment id'] },
  },
  {
    name: 'Acuity',
    marks: [
      'days since last appointment',
      'date scheduled',
      'certificate code',
      'calendar',
      'amount paid online',
      'date rescheduled',
    ],
    personId: ['client id'],
    package: {
      id: ['certificate code', 'certificate', 'code'],
      package: ['product', 'package', 'name'],
      sessions_left: ['remaining count', 'appointments remaining'],
      minutes_left: ['remaining minutes'],
      price: ['amount paid online'],
    },
    booking: {
      date: ['start time'],
      ends: ['end time'],
      service: ['type'],
      therapist: ['calendar'],
      package: ['certificate code', 'certificate'],
    },
  },
  {
    name: 'Zenoti',
    marks: ['guest code', 'guest name', 'center name', 'guest id', 'base center'],
    personId: ['guest code', 'guest id'],
    package: {
      name: ['guest name'],
      id: ['package number', 'invoice no', 'invoice number'],
      sessions_left: ['balance qty', 'balance quantity', 'remaining qty', 'sessions balance'],
      sessions: ['purchased qty', 'total qty', 'quantity'],
      value: ['balance value', 'unredeemed value'],
    },
    booking: {
      name: ['guest name'],
      id: ['appointment id', 'invoice no', 'invoice number'],
      therapist: ['therapist name', 'provider name', 'service provider', 'therapist'],
      location: ['center name', 'center'],
    },
  },
  {
    name: 'Booksy',
    marks: [
      'blacklisted',
      'blocklisted',
      'staffer',
      'web communication agreement',
      'client since',
      'visit count',
      'number of visits',
      'customer card id',
      'services left',
    ],
    personId: ['client id', 'customer card id'],
    client: { blocked: ['blacklisted', 'blocklisted'] },
    package: {
      id: ['package number', 'package id'],
      package: ['package name', 'package'],
      sessions_left: ['services left', 'visits left'],
      sessions: ['services total', 'total services', 'number of services'],
      bought_on: ['sold on', 'purchase date'],
      expires_on: ['valid till', 'valid until'],
      price: ['package price', 'price'],
    },
    booking: { therapist: ['staffer'], date: ['booked from'], ends: ['booked till'] },
  },
  {
    name: 'SimplyBook',
    marks: [
      'booking code',
      'client phone',
      'client email',
      'start date time',
      'end date time',
      'record date',
      'client login',
      'rest of limit',
    ],
    personId: ['client id', 'client code'],
    client: { name: ['client name', 'name'] },
    package: {
      id: ['package code', 'package number'],
      name: ['client name'],
      phone_number: ['client phone'],
      email: ['client email'],
      package: ['package name', 'package'],
      sessions_left: ['rest of limit', 'remaining limit', 'limit left'],
      sessions: ['total limit', 'items limit', 'general items limit'],
      bought_on: ['start date', 'purchase date', 'payment date'],
      expires_on: ['valid till', 'valid until', 'valid to'],
      price: ['paid amount', 'price'],
    },
    booking: {
      id: ['booking code', 'code'],
      date: ['start date time', 'date start'],
      ends: ['end date time', 'date end'],
      phone_number: ['client phone'],
      email: ['client email'],
      therapist: ['provider', 'employee'],
    },
  },
];

/** The names of the programs that are recognised. */
export const SOFTWARE_NAMES = SOFTWARE.map(({ name }) => name);

/** The program that writes such headings; null: none of them for sure. */
export function softwareOf(headers: readonly string[]): string | null {
  const heads = new Set(headers.map(plainHeading));
  const found = SOFTWARE.map(({ name, marks }) => ({
    name,
    count: marks.filter((mark) => heads.has(plainHeading(mark))).length,
  })).toSorted((one, other) => other.count - one.count);
  const [first, second] = found;
  return first && first.count > (second?.count ?? 0) ? first.name : null;
}

/** What a program calls a field in files of a kind, likeliest first. */
export function namesAt(
  software: string | null,
  kind: ImportKind,
  field: ImportField,
): readonly string[] {
  const its = SOFTWARE.find(({ name }) => name === software);
  if (!its) return [];
  const isPerson = kind !== 'product' && field === (kind === 'client' ? 'id' : 'client_id');
  // One list of appointments has coming and past ones.
  const named = kind === 'product' ? undefined : its[kind === 'visit' ? 'booking' : kind];
  return [...(isPerson ? its.personId : []), ...(named?.[field] ?? [])];
}

/** A heading without what varies between exports of one program: case, dots, lines. */
export function plainHeading(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[\s_.:*-]+/g, ' ')
    .trim();
}
