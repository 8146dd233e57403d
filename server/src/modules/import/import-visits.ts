import type { ImportOutcomes } from '@limber/contract/desk/studio/import-file.ts';
import type { ImportedVisit } from '@limber/contract/desk/studio/import-rows.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { at, dayOf } from '../../platform/studio-days.ts';
import { findClientsOfRows, personOfRow } from './find-clients-of-rows.ts';
import { findOrAddOwner, ownerKeysOf } from './find-or-add-client-of-row.ts';
import { type ImportRequest, importRows, type RowResult } from './import-rows.ts';
import type { KnownRow } from './queries/rows.ts';
import { insertVisits, listStartsOf, type NewVisit } from './queries/visits.ts';
import { ADDED_FROM_ROW } from './same-client-rules.ts';

/**
 * Imports sessions of the past as history. One that is in the diary here, or was imported before,
 * stays as it is.
 */
export function importVisits(
  deps: { readonly db: Db; readonly secret: string },
  actor: Actor,
  request: ImportRequest<ImportedVisit>,
  now: Date,
  say: (sentence: Sentence) => string,
): Promise<ImportOutcomes> {
  const today = dayOf(now);
  return importRows(
    deps,
    actor,
    'visit',
    request,
    async (trx) => {
      const meant = request.rows.map(({ owner }) => personOfRow(deps.secret, owner));
      const people = await findClientsOfRows(trx, request.source, meant);
      const ids = [...people.ofSource.values(), ...people.others].map(({ id }) => id);
      const starts = await listStartsOf(trx, ids);
      const visits: NewVisit[] = [];
      const importOne = async (row: ImportedVisit, known?: KnownRow): Promise<RowResult> => {
        if (known) return { outcome: 'same', why: STAYS };
        if (row.date >= today) return { outcome: 'refused', why: STILL_TO_COME };
        const found = await findOrAddOwner(trx, deps, actor, row.owner, people, now);
        if ('en' in found) return { outcome: 'refused', why: found };
        const { accountId, added } = found;
        const startsAt = row.time && at(row.date, row.time.slice(0, 5)).getTime();
        if (startsAt && starts.has(`${accountId} ${startsAt}`)) {
          return { outcome: 'same', why: IN_THE_DIARY };
        }
        const { date, time, minutes, service, therapist, location, outcome } = row;
        visits.push({ accountId, date, time, minutes, service, therapist, location, outcome });
        return {
          ...{ outcome: 'new', row: { accountId } },
          ...(added && { owner: added, why: ADDED_FROM_ROW }),
        };
      };
      return {
        importOne,
        personKeys: ({ owner }) => ownerKeysOf(deps.secret, owner),
        end: (importId) => insertVisits(trx, importId, visits),
      };
    },
    now,
    say,
  );
}

const STILL_TO_COME: Sentence = {
  en: 'This session is still to come. Please import it as an upcoming session.',
  ar: 'هذه الجلسة لم تحن بعد. يرجى استيرادها كجلسة قادمة.',
};
const STAYS: Sentence = {
  en: 'This session was imported before, and stays as it came.',
  ar: 'سبق استيراد هذه الجلسة وتبقى كما وردت.',
};
const IN_THE_DIARY: Sentence = {
  en: 'This session is in the diary here.',
  ar: 'هذه الجلسة موجودة في جدولنا.',
};
