import type { Db, Trx } from './db.ts';

/**
 * Does `work` in a transaction that is rolled back, and returns its result: exactly what would have
 * happened.
 */
export async function rollBackAfter<Result>(
  db: Db,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  let done: { readonly result: Result } | undefined;
  try {
    return await db.transaction().execute(async (trx) => {
      done = { result: await work(trx) };
      throw new RolledBack();
    });
  } catch (error) {
    if (done && error instanceof RolledBack) return done.result;
    throw error;
  }
}

/** Ends the transaction without its changes. */
class RolledBack extends Error {}
