import type { OverridableRule } from '@limber/contract/desk/day/bookings.ts';
import type { ImportOutcomes } from '@limber/contract/desk/studio/import-file.ts';
import type { ImportedBooking } from '@limber/contract/desk/studio/import-rows.ts';
import type { Db } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { inTurn, type Sentence } from '../../platform/language/sentence.ts';
import { longDateOf, studioDayAt } from '../../platform/studio-days.ts';
import { record } from '../audit/record.ts';
import { bookImported, judgeImported } from '../bookings/booking/book-imported.ts';
import { OVERRIDABLE_RULES } from '../bookings/booking/overridable-rules.ts';
import type { BookDeps } from '../bookings/deps.ts';
import { parseStart } from '../scheduling/parse-start.ts';
import { importOf } from './begin-and-list-imports.ts';
import { findClientsOfRows, personOfRow } from './find-clients-of-rows.ts';
import { addOwner, canAddOwner } from './find-or-add-client-of-row.ts';
import type { ImportRequest, RowResult } from './import-rows.ts';
import { type BookingRequest, bookingRequestOf, CHANGED_THERE } from './imported-booking-rules.ts';
import { insertRows, type KnownRow, listKnownRows } from './queries/rows.ts';
import { findBranchOnShift, listNamedPackages, listNamedThings } from './queries/things.ts';
import { hashOfRow, markOf } from './row-key.ts';
import { ADDED_FROM_ROW, ERASED, NOBODY, ownerOf } from './same-client-rules.ts';

/**
 * Imports upcoming sessions, each booked in its own transaction as at the desk. Without `apply`
 * each is only judged, and the rules of the studio that would be overridden are reported. A taken
 * time is refused with who has it. A row that was imported before is skipped.
 */
export async function importBookings(
  deps: BookDeps & { readonly secret: string },
  actor: Actor,
  request: ImportRequest<ImportedBooking>,
  now: Date,
  say: (sentence: Sentence) => string,
): Promise<ImportOutcomes> {
  const source = request.source.trim();
  const rows = request.rows.map((row) => ({
    row,
    hash: hashOfRow(deps.secret, contentOf(row)),
    mark: markOf(deps.secret, row.key),
  }));
  const [known, people, things] = await Promise.all([
    listKnownRows(deps.db, {
      source,
      kind: 'booking',
      keys: rows.flatMap(({ row, mark }) => [row.key, mark]),
      hashes: rows.map(({ hash }) => hash),
    }),
    findClientsOfRows(
      deps.db,
      source,
      rows.map(({ row }) => personOfRow(deps.secret, row.owner)),
    ),
    listNamedThings(deps.db),
  ]);
  const importId = request.apply
    ? await importOf(deps.db, actor, { ...request, kind: 'booking' }, now)
    : null;
  const byKey = new Map(known.map((each) => [each.key, each]));
  const erased = known.filter(({ erased }) => erased);
  const outcomes: ImportOutcomes['outcomes'] = [];
  for (const { row, hash, mark } of rows) {
    const before =
      byKey.get(row.key) ?? byKey.get(mark) ?? erased.find((each) => each.hash?.equals(hash));
    const result = before ? resultOfKnown(before, hash) : await importOne(row, hash);
    // Somebody else may be importing the same file.
    const since = result.outcome === 'refused' && !before ? await findKnown(row.key) : undefined;
    const { outcome, why, row: became } = since ? resultOfKnown(since, hash) : result;
    if (became && importId !== null) {
      const by = { source, kind: 'booking', importId, actorId: actor.accountId, at: now } as const;
      await insertRows(deps.db, by, [{ key: row.key, hash, ...became }]);
    }
    outcomes.push({ line: row.line, outcome, why: why ? say(why) : null });
  }
  const count = outcomes.filter(({ outcome }) => outcome === 'new').length;
  if (request.apply && count > 0) await recordImported(deps.db, actor, source, count, now);
  return { outcomes };

  async function findKnown(key: string): Promise<KnownRow | undefined> {
    return (await listKnownRows(deps.db, { source, kind: 'booking', keys: [key], hashes: [] }))[0];
  }

  function addClient(
    owner: ImportedBooking['owner'],
    importId: number,
  ): Promise<number | Sentence> {
    return deps.db.transaction().execute(async (trx) => {
      const added = await addOwner(trx, deps, actor, owner, people, now);
      if ('en' in added) return added;
      const by = { source, kind: 'client', importId, actorId: actor.accountId, at: now } as const;
      await insertRows(trx, by, [added]);
      return Number(added.accountId);
    });
  }

  async function importOne(row: ImportedBooking, hash: Buffer): Promise<RowResult> {
    const found = ownerOf(personOfRow(deps.secret, row.owner), people);
    if (typeof found === 'object' && found !== NOBODY) return refused(found);
    const day = studioDayAt(row.date, row.time);
    const known = typeof found === 'number' ? found : null;
    const packages =
      row.package === null || known === null ? [] : await listNamedPackages(deps.db, known, day);
    const requested = bookingRequestOf(row, day, known ?? 0, things, packages);
    if ('en' in requested) return refused(requested);
    if (known === null && !canAddOwner(row.owner, now)) return refused(NOBODY);
    // A dry run adds no client, so the limits of this one cannot be checked.
    if (known === null && importId === null) return { outcome: 'new', why: ADDED_FROM_ROW };
    const clientId = known ?? (await addClient(row.owner, Number(importId)));
    if (typeof clientId === 'object') return refused(clientId);
    const booking = { ...requested, client_id: clientId };
    const body = row.location === null ? await whereOnShift(deps.db, booking) : booking;
    const key = hashOfRow(deps.secret, [source, row.key, hash.toString('hex')]).toString('hex');
    const session = { body, key, reason: `Imported from ${source}` };
    try {
      if (request.apply) {
        const bookingId = await bookImported(deps, actor, session, now);
        return { outcome: 'new', row: { accountId: clientId, bookingId } };
      }
      const why = remarkOnSession(row, day, await judgeImported(deps, actor, session, now));
      return { outcome: 'new', ...(why && { why }) };
    } catch (error) {
      if (error instanceof Refusal && error.status < 500) return refused(error.sentence);
      throw error;
    }
  }
}

/** The session at the branch where its therapist is then, if their shift says one. */
async function whereOnShift(db: Db, booking: BookingRequest): Promise<BookingRequest> {
  const { therapist_id: therapistId, date, time } = booking;
  if (therapistId === null) return booking;
  const location = await findBranchOnShift(db, therapistId, parseStart(date, time));
  return location === undefined ? booking : { ...booking, location };
}

const refused = (why: Sentence): RowResult => ({ outcome: 'refused', why });

function resultOfKnown(before: KnownRow, hash: Buffer): RowResult {
  const why = before.erased ? ERASED : undefined;
  return before.hash?.equals(hash)
    ? { outcome: 'same', ...(why && { why }) }
    : refused(why ?? CHANGED_THERE);
}

function contentOf({ line: _, key: __, ...content }: ImportedBooking) {
  return content;
}

async function recordImported(db: Db, actor: Actor, source: string, result: number, now: Date) {
  const after = { kind: 'booking', new: result };
  await db
    .transaction()
    .execute((trx) =>
      record(trx, actor, { action: 'imported', subject: 'import', called: source, after }, now),
    );
}

/**
 * Remarks about a session that can be booked: that it belongs to the evening before, on the
 * studio's `day`, and which rules of the studio are overridden; null: none.
 */
function remarkOnSession(
  { date }: Pick<ImportedBooking, 'date'>,
  day: string,
  overridden: readonly OverridableRule[],
): Sentence | null {
  const remarks = [
    ...(day === date ? [] : [ofTheEvening(day)]),
    ...(overridden.length === 0
      ? []
      : [ALL_THE_SAME, ...overridden.map((rule) => OVERRIDABLE_RULES[rule])]),
  ];
  return remarks.length === 0 ? null : inTurn(remarks);
}

const ofTheEvening = (day: string): Sentence => ({
  en: `After midnight, on the evening of ${longDateOf(day)}.`,
  ar: `بعد منتصف الليل، من مساء ${longDateOf(day, 'ar')}.`,
});
const ALL_THE_SAME: Sentence = {
  en: 'It is booked despite this:',
  ar: 'تُحجز الجلسة رغم ما يلي:',
};
