import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { insertRow, updateRows } from '../../../platform/database/rows-by-values.ts';
import type { Method } from '../sale-total-rules.ts';

export interface DrawerRow {
  readonly id: number;
  readonly kind: 'drawer' | 'online';
  readonly locationCode: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly floatMinor: number;
  readonly openedAt: Date;
  /** Null: a day of payments online. */
  readonly openedBy: string | null;
  readonly onlineMinor: number;
  readonly cashMinor: number;
  readonly terminalMinor: number;
  readonly transferMinor: number;
  readonly creditMinor: number;
  readonly giftCardMinor: number;
  readonly giftCardsSoldMinor: number;
  /** Onto accounts of clients, less what was paid out of them. */
  readonly paidInMinor: number;
  readonly tipsMinor: number;
  /** What rounding of cash let off; below zero: it added. */
  readonly letOffMinor: number;
  readonly movements: { minor: number; reason: string; at: string; by: string }[];
  readonly movedMinor: number;
  readonly countedMinor: number | null;
  readonly differenceReason: string | null;
  readonly closedAt: Date | null;
  readonly closedBy: string | null;
}

const taken = (method: Method) => sql`(
  select coalesce(sum(amount_fils), 0)::float8 from payments where drawer_id = d.id and method = ${method}
)`;

/** What was taken for accounts of clients, or for gift cards, less what was given back. */
const owed = (holder: 'account_id' | 'gift_card_id') => sql`(
  select coalesce(sum(p.amount_fils), 0)::float8
  from payments p join credit_entries e on e.id = p.credit_entry_id
  where p.drawer_id = d.id and e.${sql.ref(holder)} is not null
)`;

/**
 * A drawer with what went in and out of it: by its id, the latest of a branch's day, or the
 * branch's open one; undefined when there is none.
 */
export async function findDrawer(
  db: Db | Trx,
  which: { locationCode: string; id?: number; day?: string | undefined },
): Promise<DrawerRow | undefined> {
  const { locationCode, id = null, day = null } = which;
  const { rows } = await sql<DrawerRow>`
    select d.id, d.kind, d.location_code as "locationCode", d.day::text, d.float_fils as "floatMinor",
      d.opened_at as "openedAt", opener.first_name || ' ' || opener.last_name as "openedBy",
      ${taken('cash')} as "cashMinor", ${taken('terminal')} as "terminalMinor",
      ${taken('transfer')} as "transferMinor", ${taken('credit')} as "creditMinor",
      ${taken('online')} as "onlineMinor", ${taken('gift_card')} as "giftCardMinor",
      ${owed('account_id')} as "paidInMinor", ${owed('gift_card_id')} as "giftCardsSoldMinor", ${taken('rounding')} as "letOffMinor",
      (select coalesce(sum(amount_fils), 0)::float8 from tips where drawer_id = d.id) as "tipsMinor",
      coalesce((
        select json_agg(json_build_object('minor', m.amount_fils, 'reason', m.reason, 'at', m.at,
          'by', a.first_name || ' ' || a.last_name) order by m.id)
        from drawer_movements m join accounts a on a.id = m.actor_id where m.drawer_id = d.id
      ), '[]') as movements,
      (
        select coalesce(sum(amount_fils), 0)::float8 from drawer_movements where drawer_id = d.id
      ) as "movedMinor",
      d.counted_fils as "countedMinor", d.difference_reason as "differenceReason",
      d.closed_at as "closedAt", closer.first_name || ' ' || closer.last_name as "closedBy"
    from drawer_sessions d
      left join accounts opener on opener.id = d.opened_by
      left join accounts closer on closer.id = d.closed_by
    where d.location_code = ${locationCode}::text and case
      when ${id}::int is not null then d.id = ${id}::int
      when ${day}::text is not null then d.day = ${day}::date and d.kind = 'drawer'
      else d.closed_at is null and d.kind = 'drawer' end
    order by d.id desc limit 1
  `.execute(db);
  return rows[0];
}

/**
 * A day in the books of a branch, by default that of the open drawer or else the latest, and
 * whether its drawer is open; undefined when there is none.
 */
export async function findDayOfBooks(db: Db | Trx, locationCode: string, day?: string) {
  return db
    .selectFrom('drawer_sessions')
    .select(['day', sql<boolean>`closed_at is null`.as('open')])
    .where('location_code', '=', locationCode)
    .where('kind', '=', 'drawer')
    .$if(day !== undefined, (those) => those.where('day', '=', day ?? ''))
    .orderBy('open', 'desc')
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Opens a drawer of a branch and returns its id. Throws 23505 while one is open. */
export async function insertDrawer(
  trx: Trx,
  drawer: { locationCode: string; day: string; floatMinor: number; actorId: number; at: Date },
): Promise<number> {
  return insertRow(trx, 'drawer_sessions', {
    location_code: drawer.locationCode,
    day: drawer.day,
    float_fils: drawer.floatMinor,
    opened_at: drawer.at,
    opened_by: drawer.actorId,
  });
}

/**
 * The books of a branch for online payments on a day of the studio. Nobody closes them, so that
 * payments do not wait for each other; the first one of a day locks its sale, sessions and packages
 * before it.
 */
export async function upsertOnlineDay(
  trx: Trx,
  { locationCode, day, at }: { locationCode: string; day: string; at: Date },
): Promise<number> {
  // That it may insert makes it wait for a change of taxes, see `lockTaxation`.
  const ask = () =>
    sql<{ id: number }>`
      with known as (
        select id from drawer_sessions
        where location_code = ${locationCode}::text and day = ${day}::date and kind = 'online'
      ), made as (
        insert into drawer_sessions (location_code, day, float_fils, opened_at, kind)
        select ${locationCode}::text, ${day}::date, 0, ${at}::timestamptz, 'online'
        where not exists (select from known)
        on conflict (location_code, day) where kind = 'online' do nothing
        returning id
      )
      select id from known union all select id from made`.execute(trx);
  const first = await ask();
  // Another payment has just made it, which this statement did not see yet.
  const { rows } = first.rows.length > 0 ? first : await ask();
  if (!rows[0]) throw new Error(`no day of payments online at ${locationCode} on ${day}`);
  return rows[0].id;
}

/**
 * The open drawer of a branch, which cannot be closed until the transaction ends; undefined when
 * none is open.
 */
export async function lockOpenDrawer(trx: Trx, locationCode: string) {
  return trx
    .selectFrom('drawer_sessions')
    .select(['id', 'day'])
    .where('location_code', '=', locationCode)
    .where('closed_at', 'is', null)
    .where('kind', '=', 'drawer')
    .forShare()
    .executeTakeFirst();
}

/** Makes closing a drawer and writing into it wait for each other. */
export async function lockDrawer(trx: Trx, drawerId: number): Promise<void> {
  await sql`select from drawer_sessions where id = ${drawerId}::int for no key update`.execute(trx);
}

/** Closes a locked drawer. */
export function updateClosed(
  trx: Trx,
  drawerId: number,
  closing: {
    expectedMinor: number;
    countedMinor: number;
    reason: string | null;
    actorId: number;
    at: Date;
  },
) {
  return updateRows(trx, 'drawer_sessions', {
    where: { id: drawerId },
    set: {
      closed_at: closing.at,
      closed_by: closing.actorId,
      expected_fils: closing.expectedMinor,
      counted_fils: closing.countedMinor,
      difference_reason: closing.reason,
    },
  });
}

/** Records cash put in or taken out. */
export async function insertMovement(
  trx: Trx,
  movement: { drawerId: number; amountMinor: number; reason: string; actorId: number; at: Date },
): Promise<void> {
  await trx
    .insertInto('drawer_movements')
    .values({
      drawer_id: movement.drawerId,
      amount_fils: movement.amountMinor,
      reason: movement.reason,
      actor_id: movement.actorId,
      at: movement.at,
    })
    .execute();
}
