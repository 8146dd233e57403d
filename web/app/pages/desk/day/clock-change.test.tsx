import { countDaysBy } from '@limber/contract/clock/studio-clock.ts';
import { DEFAULT_CLOCK } from '@limber/contract/country/default-country-and-currency.ts';
import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { besides, drawnAfter } from '../../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../../components/test-answers/test-example.ts';
import { elementsOf, textOf } from '../../../components/test-markup.tsx';
import { minuteOfTime, timeOfMinute } from '../frame/words/minute-text.ts';
import { aBooking, aDay, aTherapist } from './board/test-day.ts';
import { atPlace, beginDraft } from './booking/session-draft.ts';
import DayPage from './day-page.tsx';
import DaySheetPage from './day-sheet/day-sheet-page.tsx';
import { standingAt } from './moving/move-obstacles.ts';
import { placeOfTarget } from './moving/move-target.ts';
import OwnDayPage from './own-day/own-day-page.tsx';

/** London's clock goes forward at 01:00 on 29 March and back at 02:00 on 25 October. */
const london = [
  [0, 0],
  [Date.UTC(2026, 2, 29, 1) / 1000, 60],
  [Date.UTC(2026, 9, 25, 1) / 1000, 0],
] as const;
const BACK = '2026-10-24';
const FORWARD = '2026-03-28';

beforeEach(() => countDaysBy(london));
afterEach(() => countDaysBy(DEFAULT_CLOCK));

/** A night with sessions in both hours that the clock calls one o'clock, and one after them. */
function nightOf(date: string): DeskDay {
  const session = (id: string, from_minute: number) => {
    const [to_minute, busy_to_minute] = [from_minute + 30, from_minute + 30];
    return aBooking(id, { from_minute, to_minute, busy_to_minute });
  };
  const hours = [{ from_minute: 1380, to_minute: 1740 }];
  const shifts = [{ location: 'A', ...hours[0] }] as never;
  const sessions = [session('one', 1530), session('two', 1590), session('three', 1650)];
  const day = aDay(sessions, [aTherapist(1, { shifts })]);
  return { ...day, date, branches: day.branches.map((each) => ({ ...each, hours })) };
}
const drawnOn = async (Page: ComponentType, date: string, query = '') =>
  drawnAfter(<Page />, besides({ 'desk/day': nightOf(date), 'desk/day/dues': [] }), {
    at: `/desk?date=${date}${query}`,
  });
const TWICE = ['01:30–02:00', '01:30 (2)–02:00', '02:30–03:00'];
const SKIPPED = ['02:30–03:00', '03:30–04:00', '04:30–05:00'];
const spansOf = (html: string) =>
  elementsOf(html, 'bdi')
    .map(({ name }) => name)
    .filter((name) => name.includes('–') && /^\d/.test(name));

describe('in the night in which the clock changes @PLACE-04', () => {
  test.each([
    ['list', DayPage, '&view=list'],
    ['print', DaySheetPage, ''],
  ] as const)(
    'the %s shows each session at the time that the clock shows',
    async (_, Page, query) => {
      const back = await drawnOn(Page, BACK, query);
      expect(spansOf(back)).toEqual(expect.arrayContaining(TWICE));
      expect(textOf(back)).toContain('The clock goes back tonight');
      const forward = await drawnOn(Page, FORWARD, query);
      expect(spansOf(forward)).toEqual(expect.arrayContaining(SKIPPED));
      expect(textOf(forward)).toContain('The clock goes forward tonight');
      expect(textOf(await drawnOn(Page, '2026-10-23', query))).not.toContain('tonight');
    },
  );

  test('the board labels its hours as the clock shows them', async () => {
    const hours = async (date: string) =>
      [...(await drawnOn(DayPage, date, '&view=board')).matchAll(/desk-hour">([^<]+)/g)].map(
        ([, hour]) => hour,
      );
    expect(await hours(BACK)).toEqual(['23:00', '00:00', '01:00', '01:00 (2)', '02:00', '03:00']);
    expect(await hours(FORWARD)).toEqual(['23:00', '00:00', '02:00', '03:00', '04:00', '05:00']);
  });

  test('the panel of a session does too', async () => {
    expect(spansOf(await drawnOn(DayPage, BACK, '&view=board&session=two'))).toContain(TWICE[1]);
  });

  test('a therapist reads the same on their phone', async () => {
    const own = exampleReply<{ sessions: object[] }>('desk/own-day');
    const sessions = own.sessions.map((each) => ({ ...each, from_minute: 1590, to_minute: 1620 }));
    const html = await drawnAfter(
      <OwnDayPage />,
      besides({ 'desk/own-day': { ...own, date: BACK, sessions } }),
      { as: 'therapist' },
    );
    expect(spansOf(html)).toContain(TWICE[1]);
  });

  test('a minute and its time are each other’s, except where the clock shows it again', () => {
    for (const date of [BACK, FORWARD, '2026-10-23']) {
      for (let minute = 360; minute < 1740; minute += 30) {
        const named = minuteOfTime(date, timeOfMinute(minute, date));
        const isAgain = date === BACK && minute >= 1560 && minute < 1620;
        expect([date, minute, named]).toEqual([date, minute, isAgain ? minute - 60 : minute]);
      }
    }
  });

  test('nothing is booked or moved to a time that the clock shows for the second time', () => {
    const day = nightOf(BACK);
    const place = { location: 'A', therapistId: 1, date: BACK };
    const draft = beginDraft({
      services: [],
      usual: undefined,
      location: 'A',
      date: BACK,
    } as never);
    expect(atPlace(draft, { ...place, minute: 1530 }).time).toBe('01:30');
    expect(atPlace(draft, { ...place, minute: 1590 }).time).toBe('');
    expect(atPlace(draft, { ...place, minute: 1650 }).time).toBe('02:30');
    const [column] = [
      { key: 'a', therapist: aTherapist(1), location: 'A', shifts: [], placed: [] },
    ];
    const ground = { columns: [column], range: { from: 1380, to: 1740 } } as never;
    const target = (from: number) => placeOfTarget(ground, BACK, { column: 0, from, lasts: 30 });
    expect([target(1530)?.time, target(1590), target(1650)?.time]).toEqual([
      '01:30',
      null,
      '02:30',
    ]);
    const free = { ...day, bookings: [] };
    const moved = aBooking('four');
    const at = (from: number) =>
      standingAt(free, moved, { therapistId: 1, location: 'A', from, to: from + 30 }, 0).kind;
    expect([at(1590), at(1650) === 'twice']).toEqual(['twice', false]);
  });
});
