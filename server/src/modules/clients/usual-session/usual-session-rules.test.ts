import { describe, expect, test } from 'vitest';
import { sayIn } from '../../catalogue/messages/fill-in-message-rules.ts';
import { type Payer, payerOf, paysOn } from '../../packages/propose-paying-package-rules.ts';
import {
  type LastSession,
  nextStart,
  pricedLines,
  textOfTimes,
  usualOf,
  usualWithin,
} from './usual-session-rules.ts';

const thursday = (changes: Partial<LastSession> = {}): LastSession => ({
  day: '2026-03-05',
  weekday: 4,
  startMinute: 840,
  therapistId: 1,
  locationCode: 'A',
  lastsMinutes: 60,
  lines: [{ serviceId: 1, lastsMinutes: 60 }],
  packageId: null,
  ...changes,
});

describe('the usual session', () => {
  test('is the most frequent of the latest ones, and nothing without any', () => {
    const other = thursday({ therapistId: 2, weekday: 1, startMinute: 600 });
    expect(usualOf([other, thursday(), thursday()])).toMatchObject({ therapistId: 1, weekday: 4 });
    expect(usualOf([])).toBeNull();
  });

  test('is never one without a service', () => {
    const unnamed = thursday({ lines: [], therapistId: 2 });
    expect(usualOf([unnamed, unnamed, thursday()])).toMatchObject({ therapistId: 1 });
    expect(usualOf([unnamed])).toBeNull();
  });

  test('is the latest of those that are as frequent', () => {
    const latest = thursday({ therapistId: 2, lastsMinutes: 90, packageId: 5 });
    expect(usualOf([latest, thursday()])).toEqual({
      therapistId: 2,
      locationCode: 'A',
      lastsMinutes: 90,
      lines: [{ serviceId: 1, lastsMinutes: 60 }],
      packageId: 5,
      weekday: 4,
      startMinute: 840,
    });
  });

  test('is at one of the given branches: the client’s own, else the one of the last visit, else the first', () => {
    const often = thursday({ locationCode: 'B', therapistId: 2 });
    const sessions = [often, often, thursday({ locationCode: 'C' })];
    const at = (branches: readonly string[] | 'all') => usualWithin(branches, sessions);
    expect(at('all')).toEqual(usualOf(sessions));
    expect(at(['A', 'B'])).toEqual(usualOf(sessions));
    expect(at(['A', 'C'])).toEqual({ ...usualOf(sessions), locationCode: 'C' });
    expect(at(['A'])).toEqual({ ...usualOf(sessions), locationCode: 'A' });
    expect(at([])).toBeNull();
    expect(usualWithin(['A'], [])).toBeNull();
  });

  test('takes its hour from all sessions, with any therapist', () => {
    const monday = { weekday: 1, startMinute: 600 };
    const sessions = [
      thursday(),
      thursday({ therapistId: 1 }),
      thursday({ therapistId: 2, ...monday }),
      thursday({ therapistId: 3, ...monday }),
      thursday({ therapistId: 4, ...monday }),
    ];
    expect(usualOf(sessions)).toMatchObject({ therapistId: 1, ...monday });
  });
});

const pack = (id: number, changes: Partial<Payer> = {}): Payer => ({
  id,
  kind: 'regular',
  leftMinutes: 300,
  expiresOn: null,
  serviceIds: [1],
  takenDays: [],
  ...changes,
});

describe('what pays', () => {
  const usual = thursday({ packageId: 2 });

  test('is the package that paid before, else the first with the minutes and the service', () => {
    expect(payerOf(usual, [pack(1), pack(2)])?.id).toBe(2);
    expect(payerOf(usual, [pack(1, { leftMinutes: 30 }), pack(3), pack(4)])?.id).toBe(3);
    expect(payerOf(usual, [pack(2, { leftMinutes: 45 }), pack(5, { leftMinutes: null })])?.id).toBe(
      5,
    );
    expect(payerOf(usual, [pack(1, { serviceIds: [7] })])).toBeNull();
  });

  test('pays until its last day, an unlimited package once a day', () => {
    const payer = pack(1, { expiresOn: '2026-03-10', takenDays: ['2026-03-07'] });
    const days = ['2026-03-07', '2026-03-10', '2026-03-11'];
    expect(days.map((day) => paysOn(payer, day))).toEqual([false, true, false]);
    expect(paysOn(null, '2030-01-01')).toBe(true);
  });
});

test('one by one, a service has a length of the catalogue', () => {
  const lengths = [30, 60, 90].map((lastsMinutes) => ({
    serviceId: 1,
    lastsMinutes,
    priceMinor: lastsMinutes * 500,
  }));
  const lengthOf = (lastsMinutes: number) =>
    pricedLines([{ serviceId: 1, lastsMinutes }], lengths)?.[0]?.lastsMinutes;
  expect([20, 30, 75, 180].map(lengthOf)).toEqual([30, 30, 60, 90]);
  expect(pricedLines([{ serviceId: 2, lastsMinutes: 60 }], lengths)).toBeNull();
});

test('the next start is the first usual hour that is free, else the soonest', () => {
  const day = (date: string, weekday: number, ...starts: number[]) => ({
    day: date,
    weekday,
    starts,
  });
  const days = [
    day('2026-03-05', 4),
    day('2026-03-06', 5, 600, 840),
    day('2026-03-12', 4, 840, 900),
  ];
  expect(nextStart(days, { weekday: 4, startMinute: 840 })).toEqual({
    day: '2026-03-12',
    startMinute: 840,
    asUsual: true,
  });
  expect(nextStart(days, { weekday: 4, startMinute: 630 })).toEqual({
    day: '2026-03-06',
    startMinute: 600,
    asUsual: false,
  });
  expect(nextStart([day('2026-03-05', 4)], { weekday: 4, startMinute: 840 })).toBeNull();
});

test('times are offered in the language of the client, and none without any', () => {
  const one = { day: 'Thursday 5 March', time: '14:00', therapist: 'Noura Al Hashimi' };
  const said = { firstName: 'Amina', branch: 'Al Warqa', times: [one] };
  expect(textOfTimes(said, sayIn('en'))).toBe(
    'Hello Amina, we have these times at Al Warqa:\nThursday 5 March, 14:00, with Noura Al Hashimi\nWhich one suits you?',
  );
  expect(textOfTimes(said, sayIn('ar'))).toContain('أي موعد يناسبك؟');
  expect(textOfTimes({ ...said, times: [] }, sayIn('en'))).toBe('');
});
