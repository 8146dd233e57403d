import type { TimeOff } from '@limber/contract/desk/rota/time-off.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { spanOfDays } from '../../../platform/studio-days.ts';
import * as queries from './queries.ts';
import { timeOffOnWire } from './time-off-on-wire.ts';

/**
 * Time off that touches some of the studio's days (`YYYY-MM-DD`, both inclusive) and was not
 * withdrawn; displaced sessions count at the branches that the actor sees.
 */
export async function listTimeOff(
  db: Db,
  { branches = [] }: Actor,
  { therapistIds, from, to }: { therapistIds: readonly number[]; from: string; to: string },
): Promise<TimeOff[]> {
  const { begins, ends } = spanOfDays(from, to);
  const stored = await queries.listTimeOff(db, { therapistIds, from: begins, to: ends });
  const met = await queries.listMet(
    db,
    stored.map(({ id }) => id),
    branches,
  );
  return stored.map((each) => timeOffOnWire(each, met));
}
