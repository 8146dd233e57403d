import { describe, expect, test } from 'vitest';
import { drawn, textOf } from '../../../components/test-markup.tsx';
import { LengthChooser } from './length-chooser.tsx';
import { fitLength, lengthRange, neededMinutes, presetsIn, rangeAtSlot } from './length-range.ts';
import { DurationSlider } from './slot-list.tsx';
import { usualMinutes } from './use-length.ts';

test.each([
  // Slot, package, usual length: the largest, and the initial one.
  [120, 600, 60, { max: 120, starts: 60 }],
  [120, 600, 150, { max: 120, starts: 120 }],
  [120, 45, 60, { max: 45, starts: 45 }],
  [150, 180, 60, { max: 150, starts: 60 }],
  [30, 180, 60, { max: 30, starts: 30 }],
  [120, 47, 60, { max: 45, starts: 45 }],
] as const)(
  'at a slot of %i, with a package of %i and a usual length of %i: %j @VALID-12 @VALID-13 @VALID-14',
  (slot, held, usual, { max, starts }) => {
    const range = rangeAtSlot(lengthRange(held, 0), slot);
    expect(range).toEqual({ min: 5, step: 5, max });
    expect(fitLength(usual, range)).toBe(starts);
  },
);

test('a length is in whole steps, and never longer than a session can be', () => {
  expect(lengthRange(600, 0).max).toBe(180);
  expect(fitLength(63, lengthRange(600, 0))).toBe(60);
});

test('the usual lengths are offered where they are possible', () => {
  expect(presetsIn({ min: 5, step: 5, max: 60 })).toEqual([30, 45, 60]);
  expect(presetsIn({ min: 5, step: 5, max: 25 })).toEqual([]);
  expect(presetsIn({ min: 60, step: 5, max: 180 })).toEqual([60, 90]);
});

describe('several services in one session', () => {
  const service = (id: number, ...lengths: number[]) => ({
    id,
    durations: lengths.map((time) => ({ id: time, time, price: 0 })),
  });
  const catalogue = [service(1, 60, 30), service(2, 45), service(3, 22)];
  const needs = (...ids: number[]) =>
    neededMinutes(
      ids.map((id) => ({ id })),
      catalogue,
    );

  test('need the sum of their shortest lengths, in whole steps', () => {
    expect(needs(1, 2)).toBe(75);
    expect(needs(2, 3)).toBe(70);
    expect(needs(1, 9)).toBe(30);
  });

  test('one alone has no minimum', () => {
    expect([needs(1), needs()]).toEqual([0, 0]);
  });

  test('set the smallest length', () => {
    expect(fitLength(60, lengthRange(240, needs(1, 2)))).toBe(75);
  });
});

describe('the usual length', () => {
  const had = (total_duration: number, package_minutes: number | null, status = 'completed') => ({
    status: status as 'completed',
    total_duration,
    package_minutes,
    appointment_services: [
      { service_id: 1, service_name: '', needs_skill: true, minutes: total_duration },
    ],
  });

  test.each([
    ['the most frequent one', [had(90, 90), had(45, 45), had(45, 45)], 45],
    ['the last when none came twice', [had(90, 90), had(45, 45)], 90],
    ['that of sessions from packages', [had(30, null), had(30, null), had(75, 75)], 75],
    ['that of others without them', [had(30, null)], 30],
    ['not one that was cancelled', [had(90, 90, 'cancelled')], 60],
    ['an hour without any', [], 60],
  ])('is %s', (_which, past, minutes) => {
    expect(usualMinutes(past)).toBe(minutes);
  });
});

describe('on the page', () => {
  const slider = (slotMinutes: number) =>
    /<input[^>]*type="range"[^>]*>/.exec(
      drawn(
        <DurationSlider
          range={rangeAtSlot(lengthRange(240, 0), slotMinutes)}
          minutes={60}
          span="10:00–11:00"
          onChange={() => {}}
        />,
      ),
    )?.[0];
  const chooser = (held: number, needed: number, minutes: number | null) =>
    textOf(
      drawn(
        <LengthChooser range={lengthRange(held, needed)} minutes={minutes} onChange={() => {}} />,
      ),
    );

  test('the slider starts at 5, has steps of 5 and ends where slot and package do @VALID-12 @VALID-13', () => {
    expect(slider(120)).toMatch(/ min="5" max="120" step="5" /);
    expect(slider(300)).toMatch(/ min="5" max="180" step="5" /);
  });

  test('a length is chosen before a time', () => {
    expect(chooser(240, 0, 60)).toContain('60 min');
  });

  test('it says when no length is possible', () => {
    expect(chooser(4, 0, null)).toBe('The minutes left are too few for a session.');
    expect(chooser(60, 75, null)).toContain('need 75 minutes, and a session can have 60');
  });
});
