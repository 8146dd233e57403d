import type { DatedHours } from '@limber/contract/desk/rota/hours.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import * as queries from './queries.ts';

/** Current and future opening hours of the branches that the actor sees. */
export async function listHours(
  db: Db,
  { branches = 'all' }: Actor,
  { location }: { location?: string | undefined },
  now: Date,
): Promise<DatedHours[]> {
  const hours = await queries.listHours(db, studioDayOf(now), location ?? null);
  return hours
    .filter((each) => branches === 'all' || branches.includes(each.location))
    .map(({ validFrom, validTo, ...each }) => ({
      ...each,
      valid_from: validFrom,
      valid_to: validTo,
    }));
}
