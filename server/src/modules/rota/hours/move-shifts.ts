import { createHash } from 'node:crypto';
import type { Trx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { writeShifts } from '../week/change-shifts.ts';
import * as queries from './queries.ts';
import { movesOf, type NewHours, type ShiftMove } from './shifts-follow-hours-rules.ts';

/** Weekly shifts of a therapist that follow new hours alike on some weekdays. */
export interface TherapistMove extends Omit<ShiftMove, 'weekday'> {
  readonly therapistId: number;
  readonly accountId: number;
  readonly therapist: string;
  readonly weekdays: number[];
  /** False: they would overlap with a shift at another branch, and stay. */
  readonly moves: boolean;
}

/** Which weekly shifts would follow new hours, and a mark that changes with them. */
export async function proposeMoves(
  trx: Trx,
  change: NewHours,
): Promise<{ moves: TherapistMove[]; seen: string }> {
  const { location, period } = change;
  const hours = await queries.listHours(trx, period.from, location);
  const therapists = await queries.listTherapistsWithShifts(trx, location, period.from);
  const moves = therapists.flatMap(({ shifts, ...person }) => {
    const alike = Map.groupBy(movesOf(shifts, hours, change), ({ weekday: _, ...move }) =>
      JSON.stringify(move),
    );
    return [...alike.values()].flatMap((days) => {
      const [first] = days;
      if (!first) return [];
      const { weekday: _, ...move } = first;
      const weekdays = days.map(({ weekday }) => weekday);
      return [{ ...person, ...move, weekdays, moves: move.after !== move.before }];
    });
  });
  const seen = createHash('sha256').update(JSON.stringify(moves)).digest('hex').slice(0, 32);
  return { moves, seen };
}

/** Writes shifts as they follow the hours, with a record for each therapist. */
export async function moveShifts(
  trx: Trx,
  actor: Actor,
  moves: readonly TherapistMove[],
  now: Date,
): Promise<void> {
  for (const { therapistId: id, therapist: name, accountId, weekdays, after, ...period } of moves) {
    const whose = { id, name, accountId };
    const { from, to } = period;
    await writeShifts(trx, actor, { weekdays, shifts: after, whose, from, to }, now);
  }
}
