import type { HoursPreview, previewHours as route } from '@limber/contract/desk/rota/hours.ts';
import type { Static } from 'typebox';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { rollBackAfter } from '../../../platform/database/roll-back-after.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { lockTherapists } from '../../scheduling/lock-therapist.ts';
import { displacedOnWire } from '../displaced/displaced-on-wire.ts';
import { listDisplaced, listUncovered } from '../displaced/queries.ts';
import { newHoursOf, writeHours } from './change-hours.ts';
import { listUnstaffed } from './list-unstaffed.ts';
import { moveShifts, proposeMoves } from './move-shifts.ts';
import { listDaysByHand } from './queries.ts';
import type { NewHours } from './shifts-follow-hours-rules.ts';

const FIRST_DAYS = 7;

/**
 * What would follow from other hours of a branch: it is carried out and rolled back, so it is
 * exactly what would happen. Refuses 400 naming the invalid fields.
 */
export async function previewHours(
  db: Db,
  actor: Actor,
  input: Static<typeof route.body>,
  now: Date,
): Promise<HoursPreview> {
  const change = newHoursOf(input, now);
  return rollBackAfter(db, (trx) => carryOut(trx, actor, change, now));
}

async function carryOut(
  trx: Trx,
  actor: Actor,
  change: NewHours,
  now: Date,
): Promise<HoursPreview> {
  const { location, period } = change;
  // Hours that are being changed would overlap with what is tried here.
  await lockTherapists(trx);
  const { moves, seen } = await proposeMoves(trx, change);
  const byHand = await listDaysByHand(trx, change);
  const before = new Set(await listUncovered(trx, { location }, now));
  const left = async () =>
    (await listUncovered(trx, { location }, now)).filter((id) => !before.has(id));
  await writeHours(trx, actor, change, now);
  const without = await left();
  await moveShifts(
    trx,
    actor,
    moves.filter((each) => each.moves),
    now,
  );
  const uncovered = await listDisplaced(trx, await left());
  const unstaffed = await listUnstaffed(trx, [location], { from: period.from, count: FIRST_DAYS });
  const isWithin = ({ date }: { date: string }) => period.to === null || date <= period.to;
  return {
    moves: moves.map(({ therapistId, therapist, weekdays, from, to, before: were, after }) => ({
      ...{ therapist_id: therapistId, therapist, weekdays, from, to },
      ...{ before: [...were], after: [...after] },
    })),
    by_hand: byHand,
    uncovered: uncovered.map(displacedOnWire),
    uncovered_without: without.length,
    unstaffed: unstaffed.filter(isWithin).map(({ location: _, ...each }) => each),
    seen,
  };
}
