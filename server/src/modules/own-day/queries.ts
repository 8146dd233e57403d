import type { Db, Trx } from '../../platform/database/db.ts';
import { oneValue } from '../../platform/database/result-of-a-statement.ts';
import { EMPTY, updateRows } from '../../platform/database/rows-by-values.ts';

/** The therapist that an account is; undefined when it is not a therapist. */
export async function findTherapist(db: Db | Trx, accountId: number): Promise<number | undefined> {
  return oneValue(db.selectFrom('therapists').select('id').where('account_id', '=', accountId));
}

/** Withdraws a reported lateness for a day; returns whether there was one. */
export async function withdrawLate(
  trx: Trx,
  { therapistId, day }: { therapistId: number; day: string },
  now: Date,
): Promise<boolean> {
  return updateRows(trx, 'late_notices', {
    where: { therapist_id: therapistId, day, withdrawn_at: EMPTY },
    set: { withdrawn_at: now },
  });
}

/** Of two concurrent reports the later one counts. */
export async function insertLate(
  trx: Trx,
  late: { therapist_id: number; day: string; minutes: number; said_at: Date },
): Promise<void> {
  await trx
    .insertInto('late_notices')
    .values(late)
    .onConflict((open) =>
      open
        .columns(['therapist_id', 'day'])
        .where('withdrawn_at', 'is', null)
        .doUpdateSet({ minutes: late.minutes, said_at: late.said_at }),
    )
    .execute();
}
