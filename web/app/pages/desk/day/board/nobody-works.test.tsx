import { expect, test } from 'vitest';
import { drawn, linksOf, textOf } from '../../../../components/test-markup.tsx';
import { Board } from './board.tsx';
import { aDay, aTherapist } from './test-day.ts';

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

test('a day without shifts says so instead of drawing empty hours, and links to the rota of its week', () => {
  for (const therapists of [[], [aTherapist(1, { shifts: [] })]]) {
    const empty = board(aDay([], therapists));
    expect(textOf(empty)).toBe('Nobody works on this day. To the rota');
    expect(linksOf(empty)).toEqual([['To the rota', '/desk/rota?day=2026-03-05']]);
  }
});

test('not shown when somebody works', () => {
  const full = board(aDay([], [aTherapist(1)]));
  expect(textOf(full)).toContain('Therapist 1');
  expect(textOf(full)).not.toContain('Nobody works');
});
