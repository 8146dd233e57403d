// @vitest-environment happy-dom
import type { ClosureWithHit } from '@limber/contract/desk/rota/closures.ts';
import type { Rota } from '@limber/contract/desk/rota/weeks.ts';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { twice } from '../../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../../components/test-answers/test-example.ts';
import {
  type OpenPage,
  openPage,
  shown,
  testVerbs,
} from '../../../components/test-answers/test-page.tsx';
import AwayPage from './absence-and-its-sessions-page.tsx';
import { DayForm } from './changed-day-form.tsx';
import ClosurePage from './closures/closure-page.tsx';
import ClosuresPage from './closures/closures-page.tsx';
import { CopyWeek } from './copy-week.tsx';
import HoursPage from './hours/hours-page.tsx';
import RotaPage from './rota-page.tsx';
import { WeeklyPlanForm } from './weekly-plan-form.tsx';

const rota = exampleReply<Rota>('desk/rota');
const [person] = rota.people as [Rota['people'][number]];
const [day] = person.days as [(typeof person.days)[number]];
const friday = '2026-03-06';
const twoDays: Rota = {
  ...rota,
  days: [...rota.days, { ...(rota.days[0] as Rota['days'][number]), date: friday }],
  people: [{ ...person, days: [day, { ...day, date: friday, shifts: [] }] }],
};
const form = (changed = false) => (
  <DayForm {...{ rota, person, onClose: () => {} }} day={{ ...day, changed }} />
);
const closure = { ...exampleReply<ClosureWithHit>('desk/closures/3'), id: 3, version: 2 };
/** Somebody who works at every branch. */
const wholeStudio = {
  'desk/sign-in/': { ...exampleReply('desk/sign-in/'), account_type: 'manager', locations: ['A'] },
};
const decided = {
  around: { at: '/desk/rota/closures/3', path: '/desk/rota/closures/:id' },
  answers: {
    ...wholeStudio,
    'desk/closures/3': {
      ...closure,
      state: 'provisional',
      starts_on: '2026-03-20',
      ends_on: '2026-03-21',
    },
  },
};
const shifts = [{ location: 'A', from_minute: 720, to_minute: 1200 }];

async function looksAhead(page: OpenPage): Promise<void> {
  await page.press(/^Change/);
  await page.write(/^First day|^From the day/, '2026-03-09');
  await page.press('Save');
}

async function addsClosure(page: OpenPage): Promise<void> {
  await page.press('New closure');
  await page.write('Name in English', 'Power cut');
  await page.write('Name in Arabic', 'انقطاع');
  await page.write('First day', '2026-03-20');
  await page.write('From, if not all day', '12:00');
  await page.write('To, if not all day', '01:00');
  await page.press('Certain', 'radio');
  await page.press('Save');
}

testVerbs({
  'a day gets other shifts': {
    page: form(),
    does: [{ Note: 'Swapped' }, 'Save'],
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
    does: ['As in the weekly shifts'],
    asks: 'POST desk/rota/days/withdraw',
    body: { therapist_id: 1, date: '2026-03-05' },
  },
  'several get the same shifts': {
    page: <WeeklyPlanForm rota={rota} location="A" onClose={() => {}} />,
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
  'a day is copied by its keys': {
    page: <RotaPage />,
    answers: { 'desk/rota': twoDays },
    around: { at: '/desk/rota?from=2026-03-02' },
    async does({ user }) {
      const [thursday] = await screen.findAllByRole('button', { name: /^Noura Al Hashimi/ });
      act(() => thursday?.focus());
      await user.keyboard('c{ArrowRight}v');
    },
    asks: 'POST desk/rota/days',
    body: { therapist_id: 1, date: '2026-03-06', shifts, note: '' },
  },
  'a copied day is as it was before': {
    page: <RotaPage />,
    answers: { 'desk/rota': twoDays, 'POST desk/rota/days': { uncovered: [] } },
    around: { at: '/desk/rota?from=2026-03-02' },
    async does(page) {
      const [thursday] = await screen.findAllByRole('button', { name: /^Noura Al Hashimi/ });
      act(() => thursday?.focus());
      await page.user.keyboard('c{ArrowRight}v');
      await page.press('Undo copying');
    },
    first: 'POST desk/rota/days',
    asks: 'POST desk/rota/days/withdraw',
    body: { therapist_id: 1, date: '2026-03-06' },
  },
  'a week is copied': {
    page: <CopyWeek from="2026-03-02" location={undefined} onClose={() => {}} />,
    does: ['Copy'],
    asks: 'POST desk/rota/copy',
    body: { from: '2026-03-02', to: '2026-03-09', location: null },
  },
  'the week of a person is copied by its key': {
    page: <RotaPage />,
    answers: { 'desk/rota': twoDays },
    around: { at: '/desk/rota?from=2026-03-02' },
    async does(page) {
      const [thursday] = await screen.findAllByRole('button', { name: /^Noura Al Hashimi/ });
      act(() => thursday?.focus());
      await page.user.keyboard('w');
      await page.press('Copy');
    },
    asks: 'POST desk/rota/copy',
    body: { from: '2026-03-02', to: '2026-03-09', therapist_id: 1 },
  },
  'the week of a person is copied by its button': {
    page: <RotaPage />,
    answers: { 'desk/rota': twoDays },
    around: { at: '/desk/rota?from=2026-03-02' },
    does: ['Copy the week of Noura Al Hashimi', 'Copy'],
    asks: 'POST desk/rota/copy',
    body: { from: '2026-03-02', to: '2026-03-09', therapist_id: 1 },
  },
  'somebody is sick': {
    page: <RotaPage />,
    around: { at: '/desk/rota?from=2026-03-02' },
    does: ['Somebody is sick', { Who: 'Noura Al Hashimi' }, /^(Save|Note it|Go on)/],
    asks: 'POST desk/rota/sick',
    body: { therapist_id: 1, from: '2026-03-05', to: '2026-03-05', note: '' },
  },
  'somebody is back': {
    page: <AwayPage />,
    around: { at: '/desk/rota/away/7', path: '/desk/rota/away/:id' },
    does: ['Withdraw'],
    asks: 'POST desk/rota/time-off/1/withdraw',
  },
  'other hours show who works them': {
    page: <HoursPage />,
    around: { at: '/desk/rota/hours' },
    does: (page) => looksAhead(page),
    asks: 'POST desk/hours/preview',
    body: expect.objectContaining({ location: 'A', valid_from: '2026-03-09', valid_to: null }),
  },
  'hours are changed, and shifts move as they were shown': {
    page: <HoursPage />,
    around: { at: '/desk/rota/hours' },
    async does(page) {
      await looksAhead(page);
      await page.press('Save hours and move shifts');
    },
    first: 'POST desk/hours/preview',
    asks: 'POST desk/hours',
    body: expect.objectContaining({ location: 'A', valid_from: '2026-03-09', shifts: '5f0c' }),
  },
  'hours are changed alone': {
    page: <HoursPage />,
    around: { at: '/desk/rota/hours' },
    async does(page) {
      await looksAhead(page);
      await page.press('Save the hours only');
    },
    first: 'POST desk/hours/preview',
    asks: 'POST desk/hours',
    body: expect.not.objectContaining({ shifts: expect.anything() }),
  },
  'hours to come are withdrawn': {
    page: <HoursPage />,
    around: { at: '/desk/rota/hours' },
    does: (page) => page.press(/^Withdraw the hours of Garden Street/),
    asks: 'DELETE desk/hours/changes/1',
  },
  'a closure is added': {
    page: <ClosuresPage />,
    answers: wholeStudio,
    does: addsClosure,
    asks: 'POST desk/closures',
    body: {
      ...{ name: 'Power cut', name_ar: 'انقطاع', title: '', title_ar: '', greeting_ar: '' },
      ...{ location: null, starts_on: '2026-03-20', ends_on: '2026-03-20' },
      ...{ from_minute: 720, to_minute: 1500, provisional: false, takes_bookings: false },
    },
  },
  'a closure is changed': {
    page: <ClosurePage />,
    ...decided,
    async does(page) {
      await page.press('Change');
      await page.write('Name in English', 'Eid');
      await page.press('Not yet; meanwhile no bookings are taken', 'radio');
      await page.press('Save');
    },
    asks: 'PUT desk/closures/3',
    body: {
      ...{ version: 2, name: 'Eid', name_ar: 'عيد الفطر' },
      ...{ title: 'Eid Mubarak', title_ar: 'عيد مبارك', greeting_ar: 'عيد مبارك' },
      ...{ location: null, starts_on: '2026-03-20', ends_on: '2026-03-21' },
      ...{ from_minute: null, to_minute: null, takes_bookings: false },
    },
  },
  'a closure is confirmed on other days': {
    page: <ClosurePage />,
    ...decided,
    does: [{ 'Last day': '2026-03-22' }, 'Confirm: we are closed'],
    asks: 'POST desk/closures/3/confirm',
    body: { version: 2, starts_on: '2026-03-20', ends_on: '2026-03-22' },
  },
  'a closure is withdrawn': {
    page: <ClosurePage />,
    ...decided,
    does: ['Withdraw: we are open'],
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

test('an added closure opens, with the sessions on it', async () => {
  const page = await openPage(<ClosuresPage />, wholeStudio);
  await addsClosure(page);
  await expect.poll(page.at).toBe('/desk/closures/1');
});

test('earlier closures are loaded once they are unfolded, and again after a failure', async () => {
  const [listed] = exampleReply<[object]>('desk/closures');
  const path = 'desk/closures?earlier=true';
  const page = await openPage(<ClosuresPage />, {
    'desk/closures': [],
    [path]: twice(503, [{ ...listed, name: 'National Day', state: 'withdrawn' }]),
  });
  await expect.poll(shown).toContain('No upcoming closures.');
  expect(page.times('desk/closures')).toBe(1);
  await page.pressText('Earlier');
  await expect.poll(shown).toContain('The closures could not be loaded.');
  await page.press('Try again');
  expect(await screen.findByRole('link', { name: 'National Day' })).toBeTruthy();
  expect(shown()).not.toContain('No past or withdrawn closures.');
});

test('a page without closures says so, and no other page does', async () => {
  const [listed] = exampleReply<[object]>('desk/closures');
  const page = await openPage(<ClosuresPage />, {
    'desk/closures': [{ ...listed, name: 'Eid' }],
    'desk/closures?earlier=true': [],
  });
  await screen.findByRole('link', { name: 'Eid' });
  expect(shown()).not.toContain('No upcoming closures.');
  expect(shown()).not.toContain('No past or withdrawn closures.');
  await page.pressText('Earlier');
  await expect.poll(shown).toContain('No past or withdrawn closures.');
});

test('nobody decides on a closure of a branch that is not their own', async () => {
  await openPage(
    <ClosurePage />,
    { 'desk/closures/3': { ...closure, state: 'provisional', location: 'B' } },
    decided.around,
  );
  await expect.poll(shown).toContain('Someone who works at every branch decides this.');
  expect(screen.queryByRole('button', { name: /^(Change|Confirm|Withdraw)/ })).toBeNull();
});
