import {
  cancelBooking,
  checkInBooking,
  completeBooking,
  missBooking,
  moveBooking,
  undoBooking,
  undoMove,
} from '@limber/contract/desk/day/booking-changes.ts';
import { expect, test } from 'vitest';
import { answersBehind, held } from '../../../test/blocked.ts';
import { callApi } from '../../../test/call-api.ts';
import { openDesk } from '../../../test/desk.ts';
import { memberOf } from '../../../test/people.ts';

// Two at the desk change one session at once. Another transaction holds the session until both
// wait, so that both have started before either is done; then one succeeds, and the other is told
// who was faster.
const { world, desk, bookAtDesk } = await openDesk();
const manager = await memberOf(world, 'manager');

type By = typeof desk;
interface At {
  readonly id: string;
  readonly version: number;
}

const actions = {
  cancel: (at: At, by: By) =>
    callApi(
      world,
      cancelBooking,
      { ...at, by: 'client', counts_as: 'returned', reason: 'Called' },
      { by },
    ),
  move: (at: At, by: By) => callApi(world, moveBooking, { ...at, time: '16:00' }, { by }),
  'check in': (at: At, by: By) => callApi(world, checkInBooking, at, { by }),
  complete: (at: At, by: By) => callApi(world, completeBooking, at, { by }),
  'say that nobody came': (at: At, by: By) => callApi(world, missBooking, at, { by }),
  undo: (at: At, by: By) => callApi(world, undoBooking, at, { by }),
  'undo the move': (at: At, by: By) => callApi(world, undoMove, at, { by }),
} as const;
type Action = keyof typeof actions;

const STARTED = '2026-03-05T14:10:00+04:00';

/** The last step before (null: it was booked two days ago), and what each of the two wants. */
const cases: [before: readonly Action[], now: string | null, one: Action, other: Action][] = [
  [[], null, 'cancel', 'cancel'],
  [[], null, 'cancel', 'move'],
  [[], null, 'move', 'move'],
  [[], null, 'move', 'cancel'],
  [[], null, 'check in', 'check in'],
  [[], null, 'cancel', 'check in'],
  [[], null, 'undo', 'undo'],
  [[], null, 'check in', 'undo'],
  [['move'], null, 'undo the move', 'undo the move'],
  [['move'], null, 'cancel', 'undo the move'],
  [['check in'], STARTED, 'complete', 'complete'],
  [['check in'], null, 'undo', 'undo'],
  [['check in'], STARTED, 'undo', 'complete'],
  [['cancel'], null, 'undo', 'undo'],
  [[], STARTED, 'say that nobody came', 'say that nobody came'],
  [[], STARTED, 'check in', 'say that nobody came'],
  [['say that nobody came'], STARTED, 'undo', 'undo'],
];

test.each(cases)(
  'after %j, at %s, one of two succeeds in %s, and the one who then tries to %s is refused',
  async (before, now, one, other) => {
    const booked = await bookAtDesk();
    if (now !== null) world.clock.set(now);
    let at: At = { id: booked.id, version: booked.version };
    for (const action of before) {
      const done = await actions[action](at, desk);
      expect(done.statusCode).toBe(200);
      at = { id: at.id, version: done.json().version };
    }
    const [first, second] = await answersBehind(world, held.booking(at.id), [
      () => actions[one](at, desk),
      () => actions[other](at, manager),
    ]);
    expect([first?.statusCode, second?.statusCode]).toEqual([200, 409]);
    expect(second?.json()).toMatchObject({
      detail: expect.stringMatching(/ has just changed this booking\. Please look at it again\.$/),
      booking: { id: at.id, version: at.version + 1 },
    });
    const { rows } = await world.query<{ events: number }>(
      `select count(*)::int as events from booking_events where booking_id = '${at.id}'`,
    );
    expect(rows).toEqual([{ events: before.length + 2 }]);
  },
);
