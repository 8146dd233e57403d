import type { Db } from '../../../platform/database/db.ts';
import type { DaySum } from '../charts/chart-sums-rules.ts';
import { findKeptSums, sumUp, type Wanted } from './queries.ts';

/**
 * What some days (`YYYY-MM-DD`, both included) came to at a branch or all: kept sums, and those of
 * days that changed since from what is booked and sold now. A day may have several rows of one key.
 */
export async function readSums(
  db: Db,
  days: { readonly from: string; readonly to: string; readonly locationCode: string | null },
  wanted: Wanted = {},
): Promise<DaySum[]> {
  const { kept, touched } = await findKeptSums(db, days, wanted);
  return touched.length === 0 ? kept : [...kept, ...(await sumUp(db, touched, wanted))];
}
