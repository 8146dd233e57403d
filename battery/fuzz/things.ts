import { type Chance, pick } from '../../server/seed/seeded-chance.ts';
import type { Stand } from '../stand/stand.ts';

/** Something that a call can be about. */
export interface Thing {
  readonly id?: number | string | undefined;
  readonly version?: number | undefined;
}

/** Existing things of the studio, by the names of path parameters and fields. */
export interface Things {
  forPath(path: string, chance: Chance): Thing;
  numberCalled(name: string, chance: Chance): number | undefined;
  textCalled(name: string, chance: Chance): string | undefined;
  anyUuid(chance: Chance): string;
}

const UNKNOWN = '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11';

/** Which table a path parameter refers to; the first match counts. */
const KEPT: readonly (readonly [RegExp, string])[] = [
  [/duplicates|clients|memberships\/$/, 'clients'],
  [/studio\/products|till\/stock/, 'retail'],
  [/studio\/packages|service\/packages/, 'products'],
  [/packages/, 'packages'],
  [/bookings|appointments|sessions\/:id/, 'bookings'],
  [/sales/, 'sales'],
  [/drawers/, 'drawers'],
  [/staff-sessions/, 'sessions'],
  [/staff\//, 'staff'],
  [/closures/, 'closures'],
  [/counters/, 'counters'],
  [/contacts/, 'contacts'],
  [/memberships/, 'memberships'],
  [/resources/, 'resources'],
  [/partners|request-new-code/, 'partners'],
  [/services/, 'services'],
  [/time-off/, 'timeOff'],
  [/therapists|pay\/|accounts\/profile/, 'therapists'],
  [/settings|set-up/, 'settings'],
];

/** Which table a field refers to. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/client_id|payer_id|duplicate_id|other_id/, 'clients'],
  [/account_id/, 'staff'],
  [/therapist/, 'therapists'],
  [/service_id|^id$/, 'services'],
  [/package_balance_id/, 'options'],
  [/(?:owned|user|shared|unlimited)_package_id|^into$/, 'packages'],
  [/package_id/, 'products'],
  [/product_id/, 'retail'],
  [/resource_id/, 'resources'],
  [/line_id/, 'lines'],
  [/discount_id/, 'partners'],
  [/person/, 'people'],
];

const LISTS: Readonly<Record<string, string>> = {
  clients: `select id, version from accounts where account_type = 'client' and erased_at is null
    order by id desc limit 60`,
  staff: `select id, staff_version as version from accounts where account_type <> 'client'`,
  therapists: 'select id, version from therapists',
  services: 'select id, version from services',
  products: 'select id, version from package_products',
  retail: 'select id, version from retail_products',
  options: 'select id from package_options',
  packages: 'select id from owned_packages order by id desc limit 60',
  people: 'select id from package_people order by id desc limit 20',
  resources: 'select id, version from resources',
  partners: 'select id, version from partner_discounts',
  closures: 'select id, version from closures order by id desc limit 20',
  counters: 'select id from devices order by id desc limit 20',
  contacts: 'select id from contacts order by id desc limit 20',
  memberships: 'select id from memberships order by id desc limit 20',
  timeOff: 'select id from time_off order by id desc limit 20',
  drawers: 'select id from drawer_sessions order by id desc limit 5',
  lines: 'select id from sale_lines order by id desc limit 40',
  settings: 'select version from settings',
  bookings: `select id, version from bookings order by abs(extract(epoch from starts_at - $1::timestamptz))
    limit 80`,
  sales: 'select id from sales order by at desc limit 40',
  sessions: 'select id from sessions order by started_at desc limit 40',
  documents: 'select number as id from tax_documents order by id desc limit 20',
};

/** Reads the things that exist now. */
export async function readThings(stand: Stand): Promise<Things> {
  const lists: Record<string, readonly Thing[]> = {};
  for (const [name, statement] of Object.entries(LISTS)) {
    lists[name] = await stand.query(statement, statement.includes('$1') ? [stand.now()] : []);
  }
  const one = (name: string | undefined, chance: Chance): Thing => {
    const list = lists[name ?? ''] ?? [];
    return list.length === 0 ? {} : pick(list, chance);
  };
  return {
    forPath: (path, chance) => one(KEPT.find(([called]) => called.test(path))?.[1], chance),
    numberCalled(name, chance) {
      const { id } = one(NAMED.find(([called]) => called.test(name))?.[1], chance);
      return typeof id === 'number' ? id : undefined;
    },
    textCalled(name, chance) {
      if (name === 'location') return pick(['A', 'A', 'B'], chance);
      const { id } = name === 'number' ? one('documents', chance) : {};
      return typeof id === 'string' ? id : undefined;
    },
    anyUuid(chance) {
      const { id } = one(pick(['bookings', 'sales', 'sessions'], chance), chance);
      return typeof id === 'string' ? id : UNKNOWN;
    },
  };
}
