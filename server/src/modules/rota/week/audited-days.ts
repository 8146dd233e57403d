import type { Trx } from '../../../platform/database/db.ts';
import type { Fields } from '../../audit/changed-field-rules.ts';
import { dayText } from '../shift-text-rules.ts';
import { findRota, type StoredPersonDay } from './queries.ts';

/** What the audit log keeps of some days of somebody: their shifts by date, and the note. */
export async function auditedDays(
  trx: Trx,
  request: { therapistId: number; from: string; count: number; now: Date },
): Promise<Fields> {
  const { people } = await findRota(trx, request);
  return fieldsOf(people.find(({ id }) => id === request.therapistId)?.days ?? []);
}

/** The same of days that are known. */
export function fieldsOf(days: readonly StoredPersonDay[]): Fields {
  return Object.fromEntries(
    days.map(({ date, shifts, note }) => [date, [...dayText(shifts), ...(note ? [note] : [])]]),
  );
}
