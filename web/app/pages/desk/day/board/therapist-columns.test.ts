import { describe, expect, test } from 'vitest';
import { boardHoursOf } from './board.tsx';
import { aBooking, aDay, aTherapist } from './test-day.ts';
import { columnsOf, offShift } from './therapist-columns.ts';

describe('the columns of a day', () => {
  test('include everyone who works or is booked at a branch; a therapist at both has two', () => {
    const shifts = [
      { location: 'A', from_minute: 720, to_minute: 900 },
      { location: 'B', from_minute: 960, to_minute: 1200 },
    ];
    const day = aDay(
      [aBooking('one', { therapist_id: 3, location: 'B' })],
      [aTherapist(1, { shifts }), aTherapist(2), aTherapist(3, { shifts: [] })],
    );
    expect(columnsOf(day).map(({ key }) => key)).toEqual(['A 1', 'A 2', 'B 1', 'B 3']);
  });

  test('put sessions at the same time side by side, and give the next one the full width', () => {
    const day = aDay([
      aBooking('missed', { status: 'no_show' }),
      aBooking('instead', { from_minute: 850, to_minute: 910 }),
      aBooking('after', { from_minute: 910, to_minute: 940 }),
    ]);
    const [column] = columnsOf(day);
    expect(column?.placed.map(({ booking, lane, lanes }) => [booking.id, lane, lanes])).toEqual([
      ['missed', 0, 2],
      ['instead', 1, 2],
      ['after', 0, 1],
    ]);
  });
});

test('a lane is free again when its session ends, even beside a longer one', () => {
  const day = aDay([
    aBooking('first'),
    aBooking('long', { from_minute: 850, to_minute: 960, status: 'no_show' }),
    aBooking('next', { from_minute: 900, to_minute: 950 }),
  ]);
  const placed = columnsOf(day).flatMap((column) => column.placed);
  expect(placed.map(({ booking, lane, lanes }) => [booking.id, lane, lanes])).toEqual([
    ['first', 0, 2],
    ['long', 1, 2],
    ['next', 0, 2],
  ]);
});

test('nobody is shown at work while the branch is closed, whatever the shifts say', () => {
  const hours = [{ from_minute: 1140, to_minute: 1500 }];
  const shift = { location: 'A', from_minute: 720, to_minute: 1200 };
  const day = aDay([], [aTherapist(1, { shifts: [shift] })]);
  const ramadan = { ...day, branches: day.branches.map((each) => ({ ...each, hours })) };
  expect(columnsOf(ramadan).map(({ shifts }) => shifts)).toEqual([
    [{ from_minute: 1140, to_minute: 1200 }],
  ]);
  expect(boardHoursOf(ramadan)).toEqual({ from: 1140, to: 1500 });
});

test('a confirmed closure takes everyone off work while it lasts, a provisional one nobody', () => {
  const day = aDay([], [aTherapist(1)]);
  const shiftsOn = (...closures: (typeof day)['branches'][number]['closures']) =>
    columnsOf({ ...day, branches: day.branches.map((each) => ({ ...each, closures })) })[0]?.shifts;
  const closed = (from_minute: number | null, to_minute: number | null, provisional = false) => ({
    ...{ id: 1, name: 'Eid', provisional, from_minute, to_minute },
  });
  expect(shiftsOn(closed(null, null))).toEqual([]);
  expect(shiftsOn(closed(null, null, true))).toEqual([{ from_minute: 720, to_minute: 1200 }]);
  expect(shiftsOn(closed(800, 860), closed(600, 730))).toEqual([
    { from_minute: 730, to_minute: 800 },
    { from_minute: 860, to_minute: 1200 },
  ]);
  expect(shiftsOn(closed(1200, 1320))).toEqual([{ from_minute: 720, to_minute: 1200 }]);
});

test('the board covers everything open or booked, in whole hours', () => {
  expect(boardHoursOf(aDay([]))).toEqual({ from: 600, to: 1320 });
  const late = aBooking('late', { from_minute: 1500, to_minute: 1530 });
  expect(boardHoursOf(aDay([late]))).toEqual({ from: 600, to: 1560 });
  expect(boardHoursOf({ ...aDay([], []), branches: [] })).toEqual({ from: 600, to: 1320 });
});

test('time outside the shifts lies before, between and after them', () => {
  const shifts = [
    { location: 'A', from_minute: 720, to_minute: 900 },
    { location: 'A', from_minute: 960, to_minute: 1200 },
  ];
  expect(offShift(shifts, { from: 600, to: 1320 })).toEqual([
    { from: 600, to: 720 },
    { from: 900, to: 960 },
    { from: 1200, to: 1320 },
  ]);
  expect(offShift(shifts.slice(0, 1), { from: 720, to: 900 })).toEqual([]);
});
