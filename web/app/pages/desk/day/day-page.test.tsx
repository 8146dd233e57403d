import { CancelledSession } from '@limber/contract/desk/day/cancelled-sessions.ts';
import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import { expect, test } from 'vitest';
import { besides, drawnAfter } from '../../../components/test-answers/test-answers.tsx';
import { exampleOf } from '../../../components/test-answers/test-example.ts';
import { elementsOf, textOf } from '../../../components/test-markup.tsx';
import { aBooking, aDay, aTherapist } from './board/test-day.ts';
import DayPage from './day-page.tsx';

const atB = { location: 'B', therapist_id: 2, from_minute: 660, to_minute: 690 };
const layla = { first_name: 'Layla', last_name: 'Nasser', phone: '+971502222222' };
const ofB = aTherapist(2, { shifts: [{ location: 'B', from_minute: 600, to_minute: 1200 }] });
const day = aDay(
  [
    aBooking('one', { from_minute: 720, to_minute: 750 }),
    aBooking('two', { ...atB, client: { ...aBooking('two').client, id: 9, ...layla } }),
  ],
  [aTherapist(1), ofB],
);

const page = (of: DeskDay = day, query = '', answers = {}) =>
  drawnAfter(<DayPage />, besides({ 'desk/day': of, ...answers }), {
    at: `/desk?date=2026-03-05${query}`,
    as: 'front_desk',
  });
const rows = (html: string) =>
  elementsOf(html, 'button').filter((each) => each.attributes['data-session']);

test('the board has a column for each therapist with their sessions, and marks one late after its start', async () => {
  const html = await page({
    ...day,
    therapists: [aTherapist(1, { late: { minutes: 15, from_minute: 720 } as never }), ofB],
  });
  expect(elementsOf(html, 'h2').map(({ name }) => name)).toEqual(['Therapist 1', 'Therapist 2']);
  expect(textOf(html)).toContain('15 minutes late · Al Warqa · 1 session');
  expect(rows(html).map(({ attributes }) => attributes['data-state'])).toEqual(['late', 'late']);
});

test('the list has the sessions in order, with time, client, therapist and state', async () => {
  const done = { ...day, bookings: [...day.bookings, aBooking('three', { status: 'completed' })] };
  const html = await page(done, '&view=list');
  expect(rows(html).map(({ name }) => name)).toEqual([
    '12:00–12:30 Amina Haddad Stretching · Therapist 1 Therapist 1 Late',
    '11:00–11:30 Layla Nasser Stretching · Therapist 2 Therapist 2 Late',
    '14:00–15:00 Amina Haddad Stretching · Therapist 1 Therapist 1 Done',
  ]);
});

test('filtering by a branch shows its sessions only, and marks the branch as chosen', async () => {
  const html = await page(day, '&view=list&location=B');
  expect(rows(html).map(({ attributes }) => attributes['data-session'])).toEqual(['two']);
  const chosen = elementsOf(html, 'option').filter(({ attributes }) => 'selected' in attributes);
  expect(chosen.map(({ name }) => name)).toEqual(['Al Mizhar']);
  expect(textOf(html)).toContain('1 session Desk · Thursday 5 March 2026');
});

test('a day without sessions says so in the list, a day without shifts on the board', async () => {
  expect(textOf(await page({ ...day, bookings: [] }, '&view=list'))).toContain(
    'No sessions on this day.',
  );
  const nobody = { ...day, bookings: [], therapists: [] };
  expect(textOf(await page(nobody))).toContain('Nobody works on this day.');
});

test('closures stand above the day, confirmed or provisional, with their times', async () => {
  const [a, b] = day.branches;
  if (!a || !b) throw new Error('The day has no branches.');
  const eid = { id: 1, name: 'Eid', provisional: true, from_minute: 720, to_minute: 900 };
  const whole = { ...eid, provisional: false, from_minute: null, to_minute: null };
  const said = textOf(
    await page({
      ...day,
      branches: [
        { ...a, closures: [eid] },
        { ...b, closures: [whole] },
      ],
    }),
  );
  expect(said).toContain('Al Warqa may be closed: Eid 12:00–15:00');
  expect(said).toContain('Al Mizhar is closed: Eid');
});

test('the number of cancelled sessions stands below, and is left out at none', async () => {
  expect(textOf(await page())).not.toContain('Cancelled sessions');
  const branches = day.branches.map((each, at) => ({ ...each, cancelled: at + 1 }));
  expect(textOf(await page({ ...day, branches }))).toContain('Cancelled sessions (3)');
});

test('a day that fails to load still links to the days beside it', async () => {
  const html = await page(503 as never);
  expect(textOf(html)).toContain('Thu 5 Mar 2026');
  const beside = elementsOf(html, 'button').filter(({ name }) => name.startsWith('Day '));
  expect(beside.map(({ attributes }) => 'disabled' in attributes)).toEqual([false, false]);
});

const panelOf = (html: string) => textOf(elementsOf(html, 'aside')[0]?.html ?? '');
const opened = (changes: Parameters<typeof aBooking>[1]) =>
  page(aDay([aBooking('one', changes)]), '&session=one');
const whatCanBeDone = async (changes: Parameters<typeof aBooking>[1]) => {
  const names = elementsOf(elementsOf(await opened(changes), 'aside')[0]?.html ?? '', 'button');
  const steps = ['Check in', 'Done', 'Missed', 'Undo', 'Change', 'Cancel the session'];
  return names.map(({ name }) => name).filter((name) => steps.includes(name));
};

test('the panel shows when a session is, its services, therapist, room and price', async () => {
  const said = panelOf(await opened({ resources: [{ id: 4, name: 'Mat 1' }] }));
  expect(said).toContain('Amina Haddad +971501234567 Open client');
  expect(said).toContain('State Booked Time 14:00–15:00 5 Mar 2026');
  expect(said).toContain('Session Stretching · 60 min With Therapist 1 · Al Warqa');
  expect(said).toContain('Room, devices Mat 1 Price 320.00 AED');
  expect(said).not.toMatch(/First visit|Health notes/);
});

test('a first visit and health notes are marked', async () => {
  const { client } = aBooking('one');
  const said = panelOf(
    await opened({ client: { ...client, first_visit: true, health_notes: true } }),
  );
  expect(said).toContain('First visit Health notes');
});

test('a session paid from a package shows the balance and its last day', async () => {
  const from = { id: 3, name: 'Balance Package', unpaid: false, minutes: 60, balance_minutes: 240 };
  const said = panelOf(
    await opened({ price: 0, package: { ...from, expires_on: '2026-09-01' } as never }),
  );
  expect(said).toContain('Price Balance Package · 60 min 240 min left until 1 Sep 2026');
  expect(said).not.toContain('Package not paid');
});

test.each([
  ['booked', {}, ['Check in', 'Change', 'Cancel the session']],
  ['here before its time', { status: 'check_in' }, ['Undo', 'Change', 'Cancel the session']],
  [
    'here',
    { status: 'check_in', from_minute: 765 },
    ['Done', 'Missed', 'Undo', 'Change', 'Cancel the session'],
  ],
  ['done', { status: 'completed' }, ['Undo']],
  ['missed', { status: 'no_show' }, ['Undo']],
] as const)('a session that is %s offers its next steps', async (_how, changes, offered) => {
  expect(await whatCanBeDone(changes)).toEqual(offered);
});

test('a cancelled session opens by its address, and shows what happened to it', async () => {
  const gone = exampleOf<CancelledSession>(CancelledSession, { id: 'gone' });
  const panel = async (how: Partial<CancelledSession['cancelled']>) =>
    panelOf(
      await page(day, '&session=gone', {
        'desk/day/cancelled': [{ ...gone, cancelled: { ...gone.cancelled, ...how } }],
      }),
    );
  expect(await panel({})).toContain(
    "State Cancelled At the client's request. Nothing is due. Front Desk · 5 Mar 2026 12:20 · Called",
  );
  expect(await panel({ by: 'studio', used: true })).toContain(
    'Cancelled by us. It counts as used.',
  );
  expect(await panel({ undone: true })).toContain('The booking was undone.');
  expect(await panel({ taken_by: 'Layla Nasser' })).toContain(
    'The time is now booked for Layla Nasser.',
  );
  expect(await panel({})).not.toContain('Others took');
  expect(await panel({ healed_minutes: 60 })).toContain(
    'Others took its time: it no longer counts as used',
  );
  expect(await panel({ healed_minutes: 30, used: true })).toContain(
    'Others took 30 min of its time: that part went back',
  );
});
