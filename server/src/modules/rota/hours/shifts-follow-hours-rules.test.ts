import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Span } from '../overlapping-shift-rules.ts';
import { followHours, movesOf, unstaffedSpans } from './shifts-follow-hours-rules.ts';

const at = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
/** '12:00-20:00', past midnight with hours above 24. */
const spans = (...texts: string[]): Span[] =>
  texts.map((text) => {
    const [from = '', to = ''] = text.split('-');
    return { from_minute: at(from), to_minute: at(to) };
  });

const minute = fc.integer({ min: 360 / 15, max: 1800 / 15 }).map((steps) => steps * 15);
const span = fc
  .tuple(minute, minute)
  .filter(([one, other]) => one !== other)
  .map(([one, other]) => ({
    from_minute: Math.min(one, other),
    to_minute: Math.max(one, other),
  }));
/** A span within another one. */
const within = ({ from_minute, to_minute }: Span) =>
  fc
    .tuple(
      fc.integer({ min: from_minute, max: to_minute - 1 }),
      fc.integer({ min: 1, max: to_minute - from_minute }),
    )
    .map(([from, lasts]) => ({
      from_minute: from,
      to_minute: Math.min(to_minute, from + lasts),
    }));
const lengthOf = ({ from_minute, to_minute }: Span) => to_minute - from_minute;

describe('shifts follow the hours of their branch @HOURS-01', () => {
  test.each([
    // Ramadan: whatever lasted longer than the evening is the evening.
    ['12:00-20:00', '12:00-22:00', '20:00-25:00', '20:00-25:00'],
    ['14:00-22:00', '12:00-22:00', '20:00-25:00', '20:00-25:00'],
    ['12:00-15:00', '12:00-22:00', '20:00-25:00', '20:00-23:00'],
    ['19:00-22:00', '12:00-22:00', '20:00-25:00', '22:00-25:00'],
    // Summer: an hour earlier.
    ['12:00-20:00', '10:00-22:00', '09:00-21:00', '11:00-19:00'],
    // Longer in the evening: early shifts stay, late ones end with the day.
    ['10:00-18:00', '10:00-22:00', '10:00-24:00', '10:00-18:00'],
    ['14:00-22:00', '10:00-22:00', '10:00-24:00', '16:00-24:00'],
    ['10:00-22:00', '10:00-22:00', '10:00-24:00', '10:00-24:00'],
    // Half an hour before opening and after closing stays beside the hours.
    ['09:30-22:30', '10:00-22:00', '12:00-20:00', '11:30-20:30'],
    // Outside the hours altogether.
    ['06:00-09:00', '10:00-22:00', '12:00-20:00', '06:00-09:00'],
  ])('%s in %s becomes, in %s, %s', (shift, before, after, became) => {
    expect(followHours(spans(shift), spans(before), spans(after))).toEqual(spans(became));
  });

  test('each opening of a divided day follows the one in its place', () => {
    const before = spans('09:00-13:00', '16:00-22:00');
    const after = spans('10:00-14:00', '20:00-25:00');
    const follows = (...shifts: string[]) => followHours(spans(...shifts), before, after);
    expect(follows('09:00-13:00')).toEqual(spans('10:00-14:00'));
    expect(follows('18:00-22:00')).toEqual(spans('21:00-25:00'));
    expect(follows('09:00-22:00')).toEqual(spans('10:00-25:00'));
    expect(followHours(spans('09:00-13:00'), before, spans('20:00-25:00'))).toEqual(
      spans('20:00-24:00'),
    );
  });

  test('two shifts that would overlap are one, closed means off, and a day that opens has none', () => {
    const both = spans('10:00-13:00', '15:00-22:00');
    expect(followHours(both, spans('10:00-22:00'), spans('20:00-25:00'))).toEqual(
      spans('20:00-25:00'),
    );
    expect(followHours(both, spans('10:00-22:00'), [])).toEqual([]);
    expect(followHours([], [], spans('20:00-25:00'))).toEqual([]);
    expect(followHours(both, [], spans('20:00-25:00'))).toEqual(both);
  });

  test('a shift within the hours is within the new ones, as long as before or as they are', () => {
    fc.assert(
      fc.property(
        span.chain((hours) => fc.tuple(fc.constant(hours), within(hours))),
        span,
        ([hours, shift], after) => {
          const [moved = shift] = followHours([shift], [hours], [after]);
          expect(moved.from_minute).toBeGreaterThanOrEqual(after.from_minute);
          expect(moved.to_minute).toBeLessThanOrEqual(after.to_minute);
          const isWholeDay = lengthOf(shift) === lengthOf(hours);
          expect(lengthOf(moved)).toBe(
            isWholeDay ? lengthOf(after) : Math.min(lengthOf(shift), lengthOf(after)),
          );
          if (shift.from_minute === hours.from_minute) {
            expect(moved.from_minute).toBe(after.from_minute);
          }
          if (shift.to_minute === hours.to_minute) expect(moved.to_minute).toBe(after.to_minute);
        },
      ),
    );
  });

  test('hours that stay move nothing, and hours moved by some time move each shift by that time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 360, max: 1200 }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 0, max: 100 }),
        span,
        (opens, lasts, by, shift) => {
          const moved = (minutes: number): Span[] => [
            { from_minute: opens + minutes, to_minute: opens + lasts + minutes },
          ];
          expect(followHours([shift], moved(0), moved(0))).toEqual([shift]);
          const isWithin =
            shift.from_minute >= opens && shift.to_minute <= opens + lasts && lasts > 0;
          if (!isWithin) return;
          expect(followHours([shift], moved(0), moved(by))).toEqual([
            { from_minute: shift.from_minute + by, to_minute: shift.to_minute + by },
          ]);
        },
      ),
    );
  });

  test('what becomes of a day is in order, without overlaps, and within a day of the studio', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 4 }), span, span, (shifts, before, after) => {
        const became = followHours(shifts, [before], [after]);
        for (const [place, each] of became.entries()) {
          expect(each.from_minute).toBeGreaterThanOrEqual(360);
          expect(each.to_minute).toBeLessThanOrEqual(1800);
          expect(lengthOf(each)).toBeGreaterThan(0);
          const next = became[place + 1];
          if (next) expect(next.from_minute).toBeGreaterThan(each.to_minute);
        }
      }),
    );
  });
});

describe('when a branch is open with nobody on shift @HOURS-02', () => {
  test.each([
    [['10:00-22:00'], [], ['10:00-22:00']],
    [['10:00-22:00'], ['10:00-18:00', '14:00-22:00'], []],
    [
      ['10:00-22:00'],
      ['11:00-14:00', '16:00-20:00'],
      ['10:00-11:00', '14:00-16:00', '20:00-22:00'],
    ],
    [['10:00-13:00', '16:00-22:00'], ['09:00-23:00'], []],
    [['20:00-25:00'], ['12:00-20:00'], ['20:00-25:00']],
    [[], ['12:00-20:00'], []],
  ])('open %j, on shift %j: %j', (hours, shifts, gaps) => {
    expect(unstaffedSpans(spans(...hours), spans(...shifts))).toEqual(spans(...gaps));
  });

  test('each open minute is either on shift or reported, and no other minute is reported', () => {
    fc.assert(
      fc.property(
        fc.array(span, { maxLength: 3 }),
        fc.array(span, { maxLength: 4 }),
        minute,
        (hours, shifts, when) => {
          const isIn = (all: readonly Span[]) =>
            all.some((each) => each.from_minute <= when && when < each.to_minute);
          expect(isIn(unstaffedSpans(hours, shifts))).toBe(isIn(hours) && !isIn(shifts));
        },
      ),
    );
  });
});

describe('weekly shifts of a therapist', () => {
  const row = (weekday: number, text: string, more: Partial<Row> = {}): Row => ({
    ...{ id: 1, weekday, location: 'A', validFrom: null, validTo: null },
    ...(spans(text)[0] as Span),
    ...more,
  });
  type Row = Parameters<typeof movesOf>[0][number];
  const ramadan = {
    ...{ location: 'A', weekdays: [4, 1], spans: spans('20:00-25:00') },
    period: { from: '2026-03-12', to: '2026-04-10' },
  };
  const hours = [1, 2, 3, 4, 5].map((weekday) => row(weekday, '12:00-22:00'));
  const said = (moves: ReturnType<typeof movesOf>) =>
    moves.map(({ weekday, from, to, after }) => [
      `${weekday} ${from} ${to}`,
      ...after.map(({ location, from_minute }) => `${location} ${from_minute / 60}`),
    ]);

  test('move on the weekdays concerned, in the order of the week, for the period', () => {
    const shifts = [1, 2, 4].map((weekday) => row(weekday, '12:00-20:00'));
    expect(said(movesOf(shifts, hours, ramadan))).toEqual([
      ['1 2026-03-12 2026-04-10', 'A 20'],
      ['4 2026-03-12 2026-04-10', 'A 20'],
    ]);
  });

  test('of another branch, or on days that are not concerned, stay as they are', () => {
    expect(movesOf([row(4, '12:00-20:00', { location: 'B' })], hours, ramadan)).toEqual([]);
    expect(movesOf([row(5, '12:00-20:00')], hours, ramadan)).toEqual([]);
    expect(movesOf([row(4, '12:00-20:00', { validTo: '2026-03-11' })], hours, ramadan)).toEqual([]);
    expect(movesOf([row(4, '12:00-20:00', { validFrom: '2026-04-11' })], hours, ramadan)).toEqual(
      [],
    );
  });

  test('that change within the period follow in parts, and the hours then', () => {
    const shifts = [
      row(4, '12:00-15:00', { validTo: '2026-03-20' }),
      row(4, '19:00-22:00', { validFrom: '2026-03-21' }),
    ];
    expect(said(movesOf(shifts, hours, ramadan))).toEqual([
      ['4 2026-03-12 2026-03-20', 'A 20'],
      ['4 2026-03-21 2026-04-10', 'A 22'],
    ]);
    const forGood = { ...ramadan, period: { from: '2026-03-12', to: null } };
    expect(said(movesOf([row(4, '12:00-15:00')], hours, forGood))).toEqual([
      ['4 2026-03-12 null', 'A 20'],
    ]);
  });

  test('that would overlap with a shift at another branch stay, and are listed', () => {
    const shifts = [row(4, '12:00-16:00'), row(4, '18:00-23:00', { location: 'B' })];
    const [move] = movesOf(shifts, hours, ramadan);
    expect(move?.after).toEqual(move?.before);
    const beside = [row(4, '12:00-16:00'), row(4, '16:00-20:00', { location: 'B' })];
    expect(said(movesOf(beside, hours, ramadan))).toEqual([
      ['4 2026-03-12 2026-04-10', 'A 20', 'B 16'],
    ]);
  });
});
