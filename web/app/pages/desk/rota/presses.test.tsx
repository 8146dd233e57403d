// @vitest-environment happy-dom
import type { ClosureWithHit } from '@limber/contract/desk/rota/closures.ts';
import type { Rota } from '@limber/contract/desk/rota/weeks.ts';
import { expect, test } from 'vitest';
import { exampleReply } from '../../../components/test-answers/test-example.ts';
import { openPage, screen, testVerbs } from '../../../components/test-answers/test-page.tsx';
import AwayPage from './away-page.tsx';
import ClosurePage from './closures/closure-page.tsx';
import { CopyWeek } from './copy-week.tsx';
import { DayForm } from './day-form.tsx';
import HoursPage from './hours/hours-page.tsx';
import RotaPage from './rota-page.tsx';
import { WeeksForm } from './weeks-form.tsx';

const rota = exampleReply<Rota>('desk/rota');
const [person] = rota.people as [Rota['people'][number]];
const [day] = person.days as [(typeof person.days)[number]];
const form = (changed = false) => (
  <DayForm {...{ rota, person, onClose: () => {} }} day={{ ...day, changed }} />
);
const closure = { ...exampleReply<ClosureWithHit>('desk/closures/3'), id: 3, version: 2 };
const decided = {
  around: { at: '/desk/rota/closures/3', path: '/desk/rota/closures/:id' },
  answers: {
    'desk/closures/3': {
      ...closure,
      state: 'provisional',
      starts_on: '2026-03-20',
      ends_on: '2026-03-21',
    },
  },
};
const shifts = [{ location: 'A', from_minute: 720, to_minute: 1200 }];

testVerbs({
  'a day gets other shifts': {
    page: form(),
    async does(page) {
      await page.write('Note', 'Swapped');
      await page.press('Save');
    },
    asks: 'POST desk/rota/days',
    body: { therapist_id: 1, date: '2026-03-05', shifts, note: 'Swapped' },
  },
  'a weekday gets other shifts from a day on': {
    page: form(),
    async does(page) {
      await page.press(/^Every/, 'radio');
      await page.press('Save');
    },
    asks: 'POST desk/rota/shifts',
    body: {
      ...{ therapist_ids: [1], weekdays: [4], shifts },
      ...{ valid_from: '2026-03-05', valid_to: null },
    },
  },
  'a day is as in the weekly shifts': {
    page: form(true),
    does: (page) => page.press('As in the weekly shifts'),
    asks: 'POST desk/rota/days/withdraw',
    body: { therapist_id: 1, date: '2026-03-05' },
  },
  'several get the same shifts': {
    page: <WeeksForm rota={rota} location="A" onClose={() => {}} />,
    async does(page) {
      await page.press('Noura Al Hashimi', 'checkbox');
      await page.write(/^First day|^From the day/, '2026-03-09');
      await page.press('Save');
    },
    asks: 'POST desk/rota/shifts',
    body: {
      ...{ therapist_ids: [1], weekdays: [1, 2, 3, 4, 5, 6, 7], shifts },
      ...{ valid_from: '2026-03-09', valid_to: null },
    },
  },
  'a week is copied': {
    page: <CopyWeek from="2026-03-02" location={undefined} onClose={() => {}} />,
    does: (page) => page.press('Copy'),
    asks: 'POST desk/rota/copy',
    body: { from: '2026-03-02', to: '2026-03-09', location: null },
  },
  'somebody is sick': {
    page: <RotaPage />,
    around: { at: '/desk/rota?from=2026-03-02' },
    async does(page) {
      await page.press('Somebody is sick');
      await page.choose('Who', 'Noura Al Hashimi');
      await page.press(/^(Save|Note it|Go on)/);
    },
    asks: 'POST desk/rota/sick',
    body: { therapist_id: 1, from: '2026-03-05', to: '2026-03-05', note: '' },
  },
  'somebody is back': {
    page: <AwayPage />,
    around: { at: '/desk/rota/away/7', path: '/desk/rota/away/:id' },
    does: (page) => page.press('Take this back'),
    asks: 'POST desk/rota/time-off/1/withdraw',
  },
  'hours are changed': {
    page: <HoursPage />,
    around: { at: '/desk/rota/hours' },
    async does(page) {
      await page.press(/^Change/);
      await page.write(/^First day|^From the day/, '2026-03-09');
      await page.press('Save');
    },
    asks: 'POST desk/hours',
    body: expect.objectContaining({ location: 'A', valid_from: '2026-03-09', valid_to: null }),
  },
  'a closure is confirmed on other days': {
    page: <ClosurePage />,
    ...decided,
    async does(page) {
      await page.write('Last day', '2026-03-22');
      await page.press('Confirm: we are closed');
    },
    asks: 'POST desk/closures/3/confirm',
    body: { version: 2, starts_on: '2026-03-20', ends_on: '2026-03-22' },
  },
  'a closure is withdrawn': {
    page: <ClosurePage />,
    ...decided,
    does: (page) => page.press('Withdraw: we are open'),
    asks: 'POST desk/closures/3/withdraw',
    body: { version: 2 },
  },
});

test('a day on its way to be saved cannot be saved again', async () => {
  const page = await openPage(form(true), { 'POST desk/rota/days': new Promise(() => {}) });
  await page.press('Save');
  const isShut = (name: string) =>
    (screen.getByRole('button', { name }) as HTMLButtonElement).disabled;
  await expect.poll(() => isShut('Save')).toBe(true);
  expect(isShut('As in the weekly shifts')).toBe(true);
});
