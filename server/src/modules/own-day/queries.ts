import type { Db, Trx } from '../../platform/database/db.ts';

/** The therapist that an account is; undefined when it is none. */
export async function findTherapist(db: Db | Trx, accountId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('therapists')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.id;
}

/**
 * What a therapist was given in tips on a day (`YYYY-MM-DD`) and from another until then, in fils; a tip is of the
 * day of its drawer, as on their statement.
 */
export async function sumTips(
  db: Db,
  therapistId: number,
  { monthBegins, day: date }: { monthBegins: string; day: string },
): Promise<{ dayFils: number; monthFils: number }> {
  const { month, day } = await db
    .selectFrom('tips')
    .innerJoin('drawer_sessions', 'drawer_sessions.id', 'tips.drawer_id')
    .select(({ fn }) => [
      fn.sum<string | null>('amount_fils').as('month'),
      fn.sum<string | null>('amount_fils').filterWhere('day', '=', date).as('day'),
    ])
    .where('therapist_id', '=', therapistId)
    .where('day', '>=', monthBegins)
    .where('day', '<=', date)
    .executeTakeFirstOrThrow();
  return { dayFils: Number(day ?? 0), monthFils: Number(month ?? 0) };
}

/** Has what was said of coming late on a day hold no longer; answers whether anything was said. */
export async function withdrawLate(
  trx: Trx,
  { therapistId, day }: { therapistId: number; day: string },
  now: Date,
): Promise<boolean> {
  const result = await trx
    .updateTable('late_notices')
    .set({ withdrawn_at: now })
    .where('therapist_id', '=', therapistId)
    .where('day', '=', day)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Of two that are said in the same moment the one that comes last holds. */
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
