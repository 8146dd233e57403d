import { expect, test } from 'vitest';
import { drawn, linksOf, textOf } from '../../../../components/test-markup.tsx';
import { Board } from './board.tsx';
import { aBooking, aDay, aTherapist } from './test-day.ts';

const moves = { byKeys: undefined, onMove: async () => {}, onLeave: () => {} };
const board = (day: ReturnType<typeof aDay>) =>
  drawn(
    <Board
      day={day}
      whole={day}
      moves={moves}
      nowMinute={720}
      opened={undefined}
      onOpen={() => {}}
      onPlace={() => {}}
      keysOn
    />,
  );
/** Top and height of each absence, from its style. */
const awayAt = (from_minute: number, to_minute: number) => {
  const off = [{ kind: 'sick' as const, from_minute, to_minute }];
  const html = board(aDay([], [aTherapist(1, { off: off as never })]));
  return html.match(/class="desk-away" style="([^"]*)"/)?.[1];
};

test('an absence is clipped to the hours of the board, and not drawn outside them', () => {
  // The board begins at 10:00 and ends at 22:00.
  expect(awayAt(300, 720)).toBe(awayAt(600, 720));
  expect(awayAt(1200, 1440)).toBe(awayAt(1200, 1320));
  expect(awayAt(660, 720)).not.toBe(awayAt(600, 720));
  expect(awayAt(300, 600)).toBeUndefined();
  expect(awayAt(1320, 1440)).toBeUndefined();
});

test("a column's count leaves out missed sessions", () => {
  const day = aDay([aBooking('one'), aBooking('two', { status: 'no_show', from_minute: 960 })]);
  expect(textOf(board(day))).toContain('1 session');
});

test('a day without shifts says so instead of drawing empty hours, and links to the rota of its week', () => {
  for (const therapists of [[], [aTherapist(1, { shifts: [] })]]) {
    const empty = board(aDay([], therapists));
    expect(textOf(empty)).toMatch(/^Nobody works on this day\. .* To the rota$/);
    expect(linksOf(empty)).toEqual([['To the rota', '/desk/rota?day=2026-03-05']]);
  }
});

test('a day with shifts does not say that nobody works', () => {
  const full = board(aDay([], [aTherapist(1)]));
  expect(textOf(full)).toContain('Therapist 1');
  expect(textOf(full)).not.toContain('Nobody works');
});
