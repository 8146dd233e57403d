import type { Unstaffed } from '@limber/contract/desk/rota/hours.ts';
import { UNSTAFFED_DAYS_AHEAD } from '@limber/contract/terms/rota.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { listStaffing } from './queries.ts';
import { unstaffedSpans } from './shifts-follow-hours-rules.ts';

/**
 * When branches are open with nobody on shift there on some days, by day and branch. A therapist who is away is
 * not there, and a closed day is not open.
 */
export async function listUnstaffed(
  db: Db | Trx,
  branches: readonly string[] | 'all',
  days: { readonly from: string; readonly count: number },
): Promise<Unstaffed[]> {
  const staffing = await listStaffing(db, days);
  return staffing
    .filter(({ location }) => branches === 'all' || branches.includes(location))
    .flatMap(({ date, location, hours, shifts }) =>
      unstaffedSpans(hours, shifts).map((span) => ({ location, date, ...span })),
    );
}

/** The same of the coming weeks, at one branch or at those that the actor sees. */
export async function listUnstaffedAhead(
  db: Db,
  { branches = 'all' }: Actor,
  location: string | undefined,
  now: Date,
): Promise<Unstaffed[]> {
  const days = { from: studioDayOf(now), count: UNSTAFFED_DAYS_AHEAD };
  const times = await listUnstaffed(db, branches, days);
  return times.filter((each) => each.location === (location ?? each.location)).slice(0, 1000);
}
