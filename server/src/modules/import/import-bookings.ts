import type { ImportFates } from '@limber/contract/desk/studio/import.ts';
import type { ImportedBooking } from '@limber/contract/desk/studio/import-rows.ts';
import type { Db } from '../../platform/database/db.ts';
import { studioDayAt } from '../../platform/dubai.ts';
import { Refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { record } from '../audit/record.ts';
import { bookImported, judgeImported } from '../bookings/booking/book-imported.ts';
import type { BookDeps } from '../bookings/deps.ts';
import { parseStart } from '../scheduling/parse-start.ts';
import { addOwner, canAddOwner } from './add-owner.ts';
import { type AskedSession, askedBy, CHANGED_THERE } from './booking-rules.ts';
import { findPeople, meantBy } from './find-people.ts';
import { remarkOnSession } from './import-remarks.ts';
import type { ImportRequest, Outcome } from './import-rows.ts';
import { importOf } from './open-import.ts';
import { ADDED_FROM_ROW, FORGOTTEN, NOBODY, ownerOf } from './owner-rules.ts';
import { insertRows, type KnownRow, listKnownRows } from './queries/rows.ts';
import { findBranchOnShift, listNamedPackages, listNamedThings } from './queries/things.ts';
import { hashOfRow, markOf } from './row-key.ts';

/**
 * Imports upcoming sessions, each booked in its own transaction as at the desk. Without `apply`
 * each is only judged, and the wishes of the studio that would be overridden are reported. A taken
 * time is refused with who has it. A row that was imported before is skipped.
 */
export async function importBookings(
  deps: BookDeps & { readonly secret: string },
  actor: Actor,
  asked: ImportRequest<ImportedBooking>,
  now: Date,
  say: (sentence: Sentence) => string,
): Promise<ImportFates> {
  const source = asked.source.trim();
  const rows = asked.rows.map((row) => ({
    row,
    hash: hashOfRow(deps.secret, saidIn(row)),
    mark: markOf(deps.secret, row.key),
  }));
  const [known, people, things] = await Promise.all([
    listKnownRows(deps.db, {
      source,
      kind: 'booking',
      keys: rows.flatMap(({ row, mark }) => [row.key, mark]),
      hashes: rows.map(({ hash }) => hash),
    }),
    findPeople(
      deps.db,
      source,
      rows.map(({ row }) => meantBy(deps.secret, row.owner)),
    ),
    listNamedThings(deps.db),
  ]);
  const importId = asked.apply
    ? await importOf(deps.db, actor, { ...asked, kind: 'booking' }, now)
    : null;
  const byKey = new Map(known.map((each) => [each.key, each]));
  const forgotten = known.filter(({ erased }) => erased);
  const fates: ImportFates['fates'] = [];
  for (const { row, hash, mark } of rows) {
    const before =
      byKey.get(row.key) ?? byKey.get(mark) ?? forgotten.find((each) => each.hash?.equals(hash));
    const brought = before ? standing(before, hash) : await bringOne(row, hash);
    // Somebody else may be importing the same file.
    const since = brought.fate === 'refused' && !before ? await findKnown(row.key) : undefined;
    const { fate, why, row: became } = since ? standing(since, hash) : brought;
    if (became && importId !== null) {
      const by = { source, kind: 'booking', importId, actorId: actor.accountId, at: now } as const;
      await insertRows(deps.db, by, [{ key: row.key, hash, ...became }]);
    }
    fates.push({ line: row.line, fate, why: why ? say(why) : null });
  }
  const count = fates.filter(({ fate }) => fate === 'new').length;
  if (asked.apply && count > 0) await noteBrought(deps.db, actor, source, count, now);
  return { fates };

  async function findKnown(key: string): Promise<KnownRow | undefined> {
    return (await listKnownRows(deps.db, { source, kind: 'booking', keys: [key], hashes: [] }))[0];
  }

  function addNow(owner: ImportedBooking['owner'], importId: number): Promise<number | Sentence> {
    return deps.db.transaction().execute(async (trx) => {
      const added = await addOwner(trx, deps, actor, owner, people, now);
      if ('en' in added) return added;
      const by = { source, kind: 'client', importId, actorId: actor.accountId, at: now } as const;
      await insertRows(trx, by, [added]);
      return Number(added.accountId);
    });
  }

  async function bringOne(row: ImportedBooking, hash: Buffer): Promise<Outcome> {
    const found = ownerOf(meantBy(deps.secret, row.owner), people);
    if (typeof found === 'object' && found !== NOBODY) return refused(found);
    const day = studioDayAt(row.date, row.time);
    const known = typeof found === 'number' ? found : null;
    const packages =
      row.package === null || known === null ? [] : await listNamedPackages(deps.db, known, day);
    const wanted = askedBy(row, day, known ?? 0, things, packages);
    if ('en' in wanted) return refused(wanted);
    if (known === null && !canAddOwner(row.owner, now)) return refused(NOBODY);
    // A dry run adds no client, so the limits of this one cannot be checked.
    if (known === null && importId === null) return { fate: 'new', why: ADDED_FROM_ROW };
    const clientId = known ?? (await addNow(row.owner, Number(importId)));
    if (typeof clientId === 'object') return refused(clientId);
    const asking = { ...wanted, client_id: clientId };
    const body = row.location === null ? await whereOnShift(deps.db, asking) : asking;
    const key = hashOfRow(deps.secret, [source, row.key, hash.toString('hex')]).toString('hex');
    const session = { body, key, reason: `Imported from ${source}` };
    try {
      if (asked.apply) {
        const bookingId = await bookImported(deps, actor, session, now);
        return { fate: 'new', row: { accountId: clientId, bookingId } };
      }
      const why = remarkOnSession(row, day, await judgeImported(deps, actor, session, now));
      return { fate: 'new', ...(why && { why }) };
    } catch (error) {
      if (error instanceof Refusal && error.status < 500) return refused(error.sentence);
      throw error;
    }
  }
}

/** The session at the branch where its therapist is then, if their shift says one. */
async function whereOnShift(db: Db, asking: AskedSession): Promise<AskedSession> {
  const { therapist_id: therapistId, date, time } = asking;
  if (therapistId === null) return asking;
  const location = await findBranchOnShift(db, therapistId, parseStart(date, time));
  return location === undefined ? asking : { ...asking, location };
}

const refused = (why: Sentence): Outcome => ({ fate: 'refused', why });

function standing(before: KnownRow, hash: Buffer): Outcome {
  const why = before.erased ? FORGOTTEN : undefined;
  return before.hash?.equals(hash)
    ? { fate: 'same', ...(why && { why }) }
    : refused(why ?? CHANGED_THERE);
}

function saidIn({ line: _, key: __, ...said }: ImportedBooking) {
  return said;
}

async function noteBrought(db: Db, actor: Actor, source: string, brought: number, now: Date) {
  const after = { kind: 'booking', new: brought };
  await db
    .transaction()
    .execute((trx) =>
      record(trx, actor, { action: 'imported', subject: 'import', called: source, after }, now),
    );
}
