import { Rota } from '@limber/contract/desk/rota/weeks.ts';
import { describe, expect, test } from 'vitest';
import { exampleOf } from '../../../components/test-answers/test-example.ts';
import { minutesOfWeek, staffingByHour } from './staffing-by-hour.ts';

const example = exampleOf<Rota>(Rota);
const [day] = example.days as [Rota['days'][number]];
const [noura] = example.people as [Rota['people'][number]];
const [ofNoura] = noura.days as [(typeof noura.days)[number]];
const works = (id: number, from_minute: number, to_minute: number, location = 'A') => ({
  ...noura,
  id,
  days: [{ ...ofNoura, shifts: [{ location, from_minute, to_minute }] }],
});
const away = (therapist_id: number, from_minute: number, to_minute: number) =>
  ({
    ...{ id: 1, therapist_id, kind: 'sick', from: day.date, to: day.date },
    ...{ from_minute, to_minute },
  }) as Rota['time_off'][number];
const rota: Rota = {
  ...example,
  days: [
    {
      ...day,
      hours: [
        { location: 'A', from_minute: 600, to_minute: 780 },
        { location: 'B', from_minute: 660, to_minute: 810 },
      ],
      booked: [
        { location: 'A', from_minute: 660, sessions: 2 },
        { location: 'B', from_minute: 660, sessions: 1 },
      ],
    },
  ],
  people: [works(1, 600, 720), works(2, 690, 840, 'B'), works(3, 600, 840, 'C')],
};
const hours = (of: Rota) =>
  staffingByHour(of, of.days[0] as Rota['days'][number]).map(
    ({ fromMinute, onShift, sessions }) => [fromMinute, onShift, sessions],
  );

describe('the people and sessions of each hour', () => {
  test('reach from the first opening to the last closing, of the branches shown', () => {
    expect(hours(rota)).toEqual([
      [600, 1, 0],
      [660, 2, 3],
      [720, 1, 0],
      [780, 1, 0],
    ]);
  });

  test('leave out people for the whole hours of an absence', () => {
    expect(hours({ ...rota, time_off: [away(1, 630, 1800)] })[0]).toEqual([600, 1, 0]);
    expect(hours({ ...rota, time_off: [away(1, 630, 1800)] })[1]).toEqual([660, 1, 3]);
  });

  test('are none on a day without opening hours', () => {
    expect(hours({ ...rota, days: [{ ...day, hours: [] }] })).toEqual([]);
  });
});

test('the hours of a week are those of the shifts, without absences', () => {
  const [first] = rota.people as [Rota['people'][number]];
  expect(minutesOfWeek(rota, first)).toBe(120);
  expect(minutesOfWeek({ ...rota, time_off: [away(1, 360, 660)] }, first)).toBe(60);
  const longer = { ...away(1, 630, 360), to: '2026-03-06' };
  expect(minutesOfWeek({ ...rota, time_off: [longer] }, first)).toBe(30);
});
