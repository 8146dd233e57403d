import { DEFAULT_COUNTRY_FACTS } from '@limber/contract/country/default-country-and-currency.ts';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { addDays, at, countDaysIn, dayOf, timeOf } from '../../../platform/studio-days.ts';
import {
  afterPaying,
  dueDay,
  isWanted,
  nextStep,
  nextTryOn,
  type PlanFacts,
  pauseSpan,
  type RenewalFacts,
  renewalDay,
  takenAt,
} from './renewal-retry-and-pause-rules.ts';

afterAll(() => countDaysIn(DEFAULT_COUNTRY_FACTS.zone));

const plan: PlanFacts = {
  status: 'running',
  renewsOn: '2026-02-28',
  pausedUntil: null,
  lastDay: '2026-02-27',
  renewals: [],
};
const told: RenewalFacts = {
  dueOn: '2026-02-28',
  status: 'told',
  toldAt: at('2026-02-21', '09:00'),
  tries: 0,
  triedOn: null,
};
const failed = (tries: number, triedOn: string): RenewalFacts => ({
  ...told,
  ...{ status: 'failed', tries, triedOn },
});
const day = fc.integer({ min: 0, max: 365 * 8 }).map((days) => addDays('2024-01-01', days));

describe('the day of a renewal', () => {
  test('is that of the month, and the 31st renews on the last day', () => {
    const days = [1, 2, 3, 4, 12, 13].map((months) => renewalDay('2026-01-31', months));
    expect(days).toEqual([
      ...['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
      ...['2027-01-31', '2027-02-28'],
    ]);
    expect(renewalDay('2027-12-29', 2)).toBe('2028-02-29');
  });

  test('comes once in each month of the calendar, whatever the day it began on', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 40 }), (begun, months) => {
        const monthOf = (on: string) => Number(on.slice(0, 4)) * 12 + Number(on.slice(5, 7));
        const due = renewalDay(begun, months);
        expect(monthOf(due) - monthOf(begun)).toBe(months);
        const lastOfMonth = Number(addDays(renewalDay(`${due.slice(0, 7)}-01`, 1), -1).slice(8));
        expect(Number(due.slice(8))).toBe(Math.min(Number(begun.slice(8)), lastOfMonth));
      }),
    );
  });

  test('follows a freeze and a pause, and is never before what is paid', () => {
    expect(dueDay(plan)).toBe('2026-02-28');
    expect(dueDay({ ...plan, lastDay: '2026-03-13' })).toBe('2026-03-14');
    expect(dueDay({ ...plan, pausedUntil: '2026-04-01' })).toBe('2026-04-01');
    expect(dueDay({ ...plan, lastDay: '2026-04-10', pausedUntil: '2026-04-01' })).toBe(
      '2026-04-11',
    );
    // A freeze that ended early does not bring a renewal forward.
    expect(dueDay({ ...plan, lastDay: '2026-02-20' })).toBe('2026-02-28');
  });

  test('keeps the day on which it began, and counts again after a pause', () => {
    const begun = { begunOn: '2026-01-31', months: 1, renewsOn: '2026-02-28' };
    expect(afterPaying(begun, '2026-02-28')).toEqual({
      ...{ begunOn: '2026-01-31', months: 2, renewsOn: '2026-03-31' },
    });
    expect(afterPaying(begun, '2026-03-10')).toEqual({
      ...{ begunOn: '2026-03-10', months: 1, renewsOn: '2026-04-10' },
    });
  });
});

describe('what happens to a plan next', () => {
  test('its client is told a week before, and it is taken on its day', () => {
    const tell = at('2026-02-21', '09:00');
    expect(nextStep(plan, at('2026-02-21', '08:59'))).toEqual({ does: 'wait', until: tell });
    expect(nextStep(plan, tell)).toEqual({ does: 'tell', dueOn: '2026-02-28', isLate: false });
    const known = { ...plan, renewals: [told] };
    const due = at('2026-02-28', '09:00');
    expect(nextStep(known, tell)).toEqual({ does: 'wait', until: due });
    expect(nextStep(known, due)).toEqual({ does: 'try', renewal: told });
  });

  test('nothing is taken within a day of the word, and a day that passed becomes today', () => {
    const late = at('2026-03-05', '12:00');
    expect(nextStep(plan, late)).toEqual({ does: 'tell', dueOn: '2026-03-05', isLate: true });
    expect(takenAt({ dueOn: '2026-03-05', toldAt: late })).toEqual(at('2026-03-06', '12:00'));
  });

  test('a card that failed is tried three times in a week, and then the plan ends', () => {
    const at1 = { ...plan, status: 'failing', renewals: [failed(1, '2026-02-28')] } as const;
    expect(nextStep(at1, at('2026-02-28', '10:00'))).toMatchObject({
      ...{ does: 'wait', until: at('2026-03-03', '09:00') },
    });
    expect(nextStep(at1, at('2026-03-03', '09:00'))).toMatchObject({ does: 'try' });
    expect(nextTryOn(failed(2, '2026-03-03'))).toBe('2026-03-06');
    expect(nextTryOn(failed(3, '2026-03-06'))).toBe(null);
    const last = { ...plan, status: 'failing', renewals: [failed(3, '2026-03-06')] } as const;
    expect(nextStep(last, at('2026-03-06', '09:01'))).toEqual({ does: 'end', because: 'unpaid' });
  });

  test('a plan that is stopped ends with what is paid', () => {
    const stopped = { ...plan, status: 'stopped', renewals: [] } as const;
    const until = at('2026-02-28', '00:00');
    expect(nextStep(stopped, at('2026-02-27', '23:59'))).toEqual({ does: 'wait', until });
    expect(nextStep(stopped, until)).toEqual({ does: 'end', because: 'stopped' });
  });

  test('what was told for another day does not count', () => {
    const paused = { ...plan, pausedUntil: '2026-03-20', renewals: [told] };
    expect(nextStep(paused, at('2026-02-28', '09:00'))).toEqual({
      ...{ does: 'wait', until: at('2026-03-13', '09:00') },
    });
    expect(isWanted(paused, '2026-02-28')).toBe(false);
    expect(isWanted(paused, '2026-03-20')).toBe(true);
    expect(isWanted({ status: 'stopped', pausedUntil: null }, '2026-03-20')).toBe(false);
  });

  test('in every zone it is taken at nine of its day, and one looks again later than now', () => {
    const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    fc.assert(
      fc.property(zone, day, fc.integer({ min: -20_000, max: 20_000 }), (of, due, minutes) => {
        countDaysIn(of);
        const taken = takenAt({ dueOn: due, toldAt: at(addDays(due, -7), '09:00') });
        expect([dayOf(taken), timeOf(taken)]).toEqual([due, '09:00']);
        const now = new Date(taken.getTime() + minutes * 60_000);
        const its = { ...plan, renewsOn: due, lastDay: addDays(due, -1) };
        for (const status of ['running', 'stopped'] as const) {
          const step = nextStep({ ...its, status }, now);
          if (step.does === 'wait') expect(step.until.getTime()).toBeGreaterThan(now.getTime());
        }
      }),
      { numRuns: 300 },
    );
  });
});

test('a pause ends after the renewal, and within half a year', () => {
  expect(pauseSpan(plan)).toEqual({ first: '2026-03-01', last: '2026-08-27' });
});
