import type { UsualSession } from '@limber/contract/desk/day/usual-session.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import { discountOf } from '@limber/contract/money/member-discount.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { refusal } from '../../../platform/http/errors.ts';
import { dayOf, minutesInto, studioDayOf, weekdayOf } from '../../../platform/studio-days.ts';
import { UNKNOWN_CLIENT } from '../../accounts/unknown-person-refusals.ts';
import { readMemberTerms } from '../../membership/read-member-terms.ts';
import { listUsable, payerFrom, type UsablePackage } from '../../packages/list-active-packages.ts';
import { type Payer, payerOf } from '../../packages/propose-paying-package-rules.ts';
import { findClient } from '../queries/people.ts';
import { findUsualStart } from './find-usual-start.ts';
import { listLastSessions, listPricedLengths, type PastSessionRow } from './queries.ts';
import { type LastSession, pricedLines, type Usual, usualWithin } from './usual-session-rules.ts';

/** Number of sessions that decide what is usual: older ones say little. */
const LOOKED_AT = 8;

/**
 * A client's usual session as the next one that the desk can book, with what they can pay with: at
 * their usual branch, or at one of `branches`, which the actor sees. Refuses 404 an unknown client.
 */
export async function readUsual(
  db: Db,
  clientId: number,
  branches: readonly string[] | 'all',
  now: Date,
): Promise<UsualSession> {
  const client = await findClient(db, clientId);
  if (!client) throw refusal(404, UNKNOWN_CLIENT);
  const [sessions, packages, { discountPercent: percent }] = await Promise.all([
    readLastSessions(db, clientId),
    listUsable(db, clientId, now),
    readMemberTerms(db, clientId, dayOf(now)),
  ]);
  const { id, first_name, last_name, phone_e164, phone_number, language } = client;
  const usual = usualWithin(branches, sessions);
  return {
    client: {
      ...{ id, first_name, last_name },
      phone_number: phone_e164 ?? (phone_number || null),
      language: language as UsualSession['client']['language'],
      blocked_reason: client.blocked_reason,
      desk_note: client.desk_note,
      agrees_to_notes: client.health_notes_agreed_at !== null,
    },
    discount_percent: percent,
    packages: packages.map(packageOnWire),
    session: usual && (await propose(db, { clientId, usual, sessions, packages, percent }, now)),
  };
}

interface Known {
  readonly clientId: number;
  readonly usual: Usual;
  readonly sessions: readonly LastSession[];
  readonly packages: readonly UsablePackage[];
  readonly percent: number;
}

/**
 * The session that a package pays for; where none does, or only on busy days, the one at its price.
 */
async function propose(db: Db, known: Known, now: Date): Promise<UsualSession['session']> {
  const payer = payerOf(known.usual, known.packages.map(payerFrom));
  const paid = payer && (await proposePaidBy(db, known, payer, now));
  return paid ?? proposePaidBy(db, known, null, now);
}

async function proposePaidBy(db: Db, known: Known, payer: Payer | null, now: Date) {
  const { clientId, usual, percent } = known;
  const { lines, locationCode } = usual;
  const catalogue = await listPricedLengths(
    db,
    lines.map(({ serviceId }) => serviceId),
  );
  const priced = pricedLines(lines, catalogue);
  // Services that are no longer sold are still part of packages that include them.
  const pack = payer && known.packages.find(({ id }) => id === payer.id);
  const taken = pack ? lines : priced;
  if (!taken) return null;
  const nameOf = new Map([
    ...catalogue.map(({ serviceId, name }) => [serviceId, name] as const),
    ...(pack?.services_included ?? []).map(({ id, name }) => [id, name] as const),
  ]);
  const lastsMinutes = taken.reduce((sum, line) => sum + line.lastsMinutes, 0);
  const start = await findUsualStart(
    db,
    {
      ...{ clientId, usual, payer, lastsMinutes },
      busyDays: known.sessions.map(({ day }) => day),
    },
    now,
  );
  if (!start) return null;
  const fullMinor = pack ? 0 : (priced ?? []).reduce((sum, line) => sum + line.priceMinor, 0);
  const left = payer?.leftMinutes ?? null;
  return {
    services: taken.map((line) => ({
      id: line.serviceId,
      name: nameOf.get(line.serviceId) ?? '',
      time: line.lastsMinutes,
    })),
    serviceType: payer ? SERVICE_TYPE[payer.kind] : ('service' as const),
    package: payer?.id ?? null,
    remaining_after: left === null ? null : left - lastsMinutes,
    price: amountOf(fullMinor - discountOf(fullMinor, percent)),
    location: locationCode,
    total_duration: lastsMinutes,
    ...start,
  };
}

const SERVICE_TYPE = {
  regular: 'mypackage',
  shared: 'my_shared_package',
  unlimited: 'my_unlimited_package',
} as const;

function packageOnWire(usable: UsablePackage): UsualSession['packages'][number] {
  const { id, kind, remaining_time, balance, expiry_date, owned, services_included } = usable;
  const { name } = usable.package_option.package;
  return {
    ...{ id, kind, name, remaining_time, expiry_date, owned, services_included },
    ...(balance !== undefined && { balance }),
  };
}

/** Every length of some services that is sold, with price and name. */
export async function readSoldLengths(db: Db, serviceIds: readonly number[]) {
  return listPricedLengths(db, [...new Set(serviceIds)]);
}

/** The sessions that decide what is usual for a client, latest first. */
export async function readLastSessions(db: Db | Trx, clientId: number): Promise<LastSession[]> {
  return (await listLastSessions(db, [clientId], LOOKED_AT)).map(sessionOf);
}

/** The same of several clients, by their ids. */
export async function readLastSessionsOf(
  db: Db,
  clientIds: readonly number[],
): Promise<ReadonlyMap<number, LastSession[]>> {
  const rows = await listLastSessions(db, clientIds, LOOKED_AT);
  const sessions = new Map(clientIds.map((id) => [id, [] as LastSession[]]));
  for (const row of rows) sessions.get(row.clientId)?.push(sessionOf(row));
  return sessions;
}

function sessionOf({ startsAt, endsAt, ...stored }: PastSessionRow): LastSession {
  const day = studioDayOf(startsAt);
  return {
    ...stored,
    day,
    weekday: weekdayOf(day),
    startMinute: minutesInto(day, startsAt),
    lastsMinutes: (endsAt.getTime() - startsAt.getTime()) / 60_000,
  };
}
