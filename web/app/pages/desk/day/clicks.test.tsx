// @vitest-environment happy-dom
import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import type { OwnDay } from '@limber/contract/desk/day/own-day.ts';
import type { DisplacedSession } from '@limber/contract/desk/rota/displaced.ts';
import { expect, test } from 'vitest';
import { twice } from '../../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../../components/test-answers/test-example.ts';
import { openPage, screen, shown, testVerbs } from '../../../components/test-answers/test-page.tsx';
import DayPage from './day-page.tsx';
import { ResolveSession } from './displaced/resolve-session.tsx';
import OwnDayPage from './own-day/own-day-page.tsx';

const id = '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11';
const at = { at: `/desk?date=2026-03-05&session=${id}` };
const day = exampleReply<DeskDay>('desk/day');
const [booking] = day.bookings;
const dayWith = (changes: object) => ({
  'desk/day': { ...day, bookings: [{ ...booking, ...changes }] },
});
const ownDay = exampleReply<OwnDay>('desk/own-day');
const own = { as: 'therapist', at: '/desk/mine' } as const;
const [displaced] = exampleReply<DisplacedSession[]>('desk/rota/therapists/1/to-come');
const session = { ...(displaced as DisplacedSession), id, version: 1 };
const settle = (
  <ResolveSession
    session={{
      ...session,
      client: { ...session.client, id: 7, phone_number: '+971501234567' },
      message: 'Hello',
    }}
    about="sick_day"
    covers={[{ therapist_id: 2, therapist: 'Omar' }]}
    offers={[{ date: '2026-03-06', time: '15:00', therapist_id: 3, therapist: 'Lina' }]}
  />
);
const calls = `desk/bookings/${id}`;

const onBoard = { at: '/desk?date=2026-03-05' };
/** The session on the board, with the focus. */
async function focusSession() {
  const block = await screen.findByRole('button', { name: /Amina Haddad/ });
  block.focus();
}

// The first test: no other has fetched the form.
test('a time typed after the key that moves a session goes into its form, which is fetched meanwhile', async () => {
  const page = await openPage(<DayPage />, {}, { at: '/desk?date=2026-03-05&view=list' });
  await focusSession();
  await page.user.keyboard('m1530');
  const time = await screen.findByLabelText<HTMLInputElement>('Time');
  await expect.poll(() => time.value).toBe('1530');
});

test('a session that is done and still costs money asks for it', async () => {
  const answers = {
    ...dayWith({ status: 'check_in' }),
    'desk/day/dues': [{ booking_id: id, due: 320 }],
  };
  const page = await openPage(<DayPage />, answers, { ...at, now: '2026-03-05T10:20:00.000Z' });
  await page.press('Done');
  await expect.poll(shown).toContain('320.00 AED still due');
  // The panel has one of the same name.
  const buttons = await screen.findAllByRole('button', { name: /^Take payment/ });
  await page.user.click(buttons.at(-1) as HTMLElement);
  expect(page.at()).toContain(`pay=${id}`);
});

test('a session that is done and paid asks for nothing', async () => {
  const answers = { ...dayWith({ status: 'check_in' }), 'desk/day/dues': [] };
  const page = await openPage(<DayPage />, answers, { ...at, now: '2026-03-05T10:20:00.000Z' });
  const before = page.times('desk/day/dues');
  await page.press('Done');
  await expect.poll(() => page.times('desk/day/dues')).toBeGreaterThan(before);
  expect(shown()).not.toContain('still due');
});

testVerbs({
  'a client is checked in': {
    page: <DayPage />,
    around: at,
    does: ['Check in'],
    asks: `POST ${calls}/check-in/`,
    body: { version: 1 },
    shows: 'Amina Haddad · Here',
  },
  'a session is done': {
    page: <DayPage />,
    around: { ...at, now: '2026-03-05T10:20:00.000Z' },
    answers: dayWith({ status: 'check_in' }),
    does: ['Done'],
    asks: `POST ${calls}/done/`,
    body: { version: 1 },
    shows: 'Amina Haddad · Done',
  },
  'a session is missed': {
    page: <DayPage />,
    around: { ...at, now: '2026-03-05T10:20:00.000Z' },
    answers: { 'desk/day': { ...day, now: '2026-03-05T10:20:00.000Z' } },
    does: ['Missed'],
    asks: `POST ${calls}/no-show/`,
    body: { version: 1 },
    shows: 'Amina Haddad · Missed',
  },
  'a step is taken back': {
    page: <DayPage />,
    around: at,
    answers: dayWith({ status: 'check_in' }),
    does: ['Undo'],
    asks: `POST ${calls}/undo/`,
    body: { version: 1 },
  },
  'a session is cancelled for the client': {
    page: <DayPage />,
    around: at,
    does: ['Cancel the session', 'The client is ill', 'Cancel it now'],
    asks: `POST ${calls}/cancel/`,
    body: { version: 1, by: 'client', counts_as: 'used', reason: 'The client is ill' },
    shows: 'Amina Haddad · Cancelled',
  },
  'a session is cancelled by the studio': {
    page: <DayPage />,
    around: at,
    async does(page) {
      await page.press('Cancel the session');
      await page.press('The studio', 'radio');
      await page.write(/^Reason/, 'No power');
      await page.press('Cancel it now');
    },
    asks: `POST ${calls}/cancel/`,
    body: { version: 1, by: 'studio', counts_as: 'returned', reason: 'No power' },
  },
  'a session is moved by its form': {
    page: <DayPage />,
    around: at,
    does: ['Change', { Time: '15:30' }, 'Save the change'],
    asks: `POST ${calls}/move/`,
    body: { version: 1, date: '2026-03-05', time: '15:30' },
    shows: 'Amina Haddad · Moved',
  },
  'a session is booked again': {
    page: <DayPage />,
    around: at,
    does: ['Book again', /^In 2 weeks/],
    asks: `POST ${calls}/rebook/`,
    body: { weeks: 2 },
    shows: 'Booked again:',
  },
  'a session is given to another client': {
    page: <DayPage />,
    around: at,
    async does(page) {
      await page.press('Another client');
      await page.press('The new client', 'combobox');
      await page.user.paste('Badr');
      await page.press(/Haddad/, 'option');
      await page.press('Booked under a namesake');
      await page.press('Give the session');
    },
    asks: `POST ${calls}/give/`,
    body: { version: 1, client_id: 7, reason: 'Booked under a namesake' },
    shows: 'Has the session:',
  },
  'a note of a session is kept': {
    page: <DayPage />,
    around: at,
    does: [/^(Read \d notes?|Write a note)$/, { Note: 'Left hip' }, 'Keep the note'],
    asks: `POST ${calls}/notes/`,
    body: { note: 'Left hip' },
  },
  'a cancelled session stands again': {
    page: <DayPage />,
    around: { at: '/desk?date=2026-03-05' },
    does: ['Cancelled sessions (1)', /^Undo: /],
    asks: `POST ${calls}/undo/`,
    body: { version: 2 },
  },
  'a therapist says that they come late': {
    page: <OwnDayPage />,
    around: own,
    does: ['I am running late', '15 min'],
    asks: 'PUT desk/own-day/late/',
    body: { minutes: 15 },
  },
  'a therapist is here after all': {
    page: <OwnDayPage />,
    around: own,
    answers: { 'desk/own-day': { ...ownDay, late: { minutes: 15, said_at: ownDay.now } } },
    does: ['I am here'],
    asks: 'DELETE desk/own-day/late/',
  },
  'a therapist is sick': {
    page: <OwnDayPage />,
    around: own,
    async does(page) {
      await page.press('I am sick');
      await page.press(/^Until .*6/, 'radio');
      await page.write('Note for the desk', ' Fever ');
      await page.press('Tell the desk');
    },
    asks: 'POST desk/rota/sick',
    body: { therapist_id: 1, from: '2026-03-05', to: '2026-03-06', note: 'Fever' },
  },
  'a therapist checks in': {
    page: <OwnDayPage />,
    around: own,
    does: ['Check in'],
    asks: `POST ${calls}/check-in/`,
    body: { version: 1 },
  },
  'a session gets somebody else at its time': {
    page: settle,
    does: ['Omar'],
    asks: `POST ${calls}/move/`,
    body: { version: 1, therapist_id: 2 },
  },
  'a session gets another time': {
    page: settle,
    does: (page) => page.press(/15:00/),
    asks: `POST ${calls}/move/`,
    body: { version: 1, date: '2026-03-06', time: '15:00', therapist_id: 3 },
  },
  'a session is cancelled by us': {
    page: settle,
    does: ['Cancel by us', 'Cancel the session'],
    asks: `POST ${calls}/cancel/`,
    body: { version: 1, by: 'studio', counts_as: 'returned', reason: 'The therapist is away' },
  },
  'a call is written down': {
    page: settle,
    does: (page) => page.press(/^Call/, 'link'),
    asks: 'POST desk/contacts',
    body: { client_id: 7, booking_id: id, channel: 'phone', about: 'sick_day' },
  },
  'a message is written down': {
    page: settle,
    does: (page) => page.press('WhatsApp', 'link'),
    asks: 'POST desk/contacts',
    body: { client_id: 7, booking_id: id, channel: 'whatsapp', about: 'sick_day' },
  },
  'somebody was not reached': {
    page: settle,
    does: ['Called, not reached'],
    asks: 'POST desk/contacts',
    body: {
      client_id: 7,
      booking_id: id,
      channel: 'phone',
      about: 'sick_day',
      outcome: 'not_reached',
    },
  },
});

test('a step is undone in the bar that reports it, and the bar disappears', async () => {
  const page = await openPage(<DayPage />, {}, at);
  await page.press('Check in');
  await expect.poll(shown).toContain('Amina Haddad · Here');
  await page.press('Undo U');
  await expect
    .poll(() => page.sent().at(-1))
    .toEqual({ call: `POST ${calls}/undo/`, body: { version: expect.any(Number) } });
  await expect.poll(shown).not.toContain('Amina Haddad · Here');
});

test('a session from a package that is not paid says so in its panel', async () => {
  const unpaid = { ...exampleReply<DeskDay>('desk/day').bookings[0]?.package, unpaid: true };
  const aPackage = { ...{ id: 3, name: 'Balance', minutes: 60, balance_minutes: 540 }, ...unpaid };
  await openPage(<DayPage />, dayWith({ package: { ...aPackage, cap_left: null } }), at);
  const panel = await screen.findByRole('complementary', { name: 'Session' });
  await expect.poll(() => panel.textContent).toContain('Package not paid');
});

test('cancelling without a reason asks for one, and is not sent', async () => {
  const page = await openPage(<DayPage />, {}, at);
  await page.press('Cancel the session');
  await page.press('Cancel it now');
  await expect.poll(shown).toContain('Please give a reason.');
  expect(page.sent()).toEqual([]);
});

test('a rule of the studio is overridden with a reason, by a press or in words', async () => {
  const refusal = {
    detail: 'Not so.',
    kind: 'wishes',
    wishes: ['outside_shift'],
    fields: { outside_shift: 'Outside of the shift.' },
  };
  const page = await openPage(
    <DayPage />,
    { [`POST ${calls}/move/`]: twice(Response.json(refusal, { status: 409 }), {}) },
    at,
  );
  await page.press('Change');
  await page.write('Time', '15:30');
  await page.press('Save the change');
  await page.press('Agreed with the client');
  await expect
    .poll(() => page.sent().at(-1)?.body)
    .toMatchObject({ override: { reason: 'Agreed with the client' } });
});

test('the cancelled sessions of a day fold, unfold, and are asked for again when they failed', async () => {
  const path = 'desk/day/cancelled';
  const page = await openPage(
    <DayPage />,
    { [path]: twice(503, exampleReply(path)) },
    { at: '/desk?date=2026-03-05' },
  );
  const fold = await screen.findByRole('button', { name: 'Cancelled sessions (1)' });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  expect(page.times(path)).toBe(0);
  await page.press('Cancelled sessions (1)');
  await expect.poll(shown).toContain('The cancelled sessions could not be loaded.');
  await page.press('Try again');
  const list = await screen.findByRole('list', { name: 'Cancelled sessions' });
  expect(list.textContent).toContain('Amina Haddad');
  await page.press('Cancelled sessions (1)');
  expect(screen.queryByRole('list', { name: 'Cancelled sessions' })).toBeNull();
});

test('a call that could not be logged is logged by another press', async () => {
  const page = await openPage(settle, { 'POST desk/contacts': twice(409, {}) });
  await page.press('Called, not reached');
  await expect.poll(shown).toContain('It could not be saved. Refused with 409.');
  await page.press('Save it');
  await expect.poll(shown).not.toContain('It could not be saved.');
  const [first, second] = page.sent();
  expect(second).toEqual(first);
  expect(first?.body).toMatchObject({ channel: 'phone', outcome: 'not_reached' });
});

test('cancelling by us is asked in place, and folds away again', async () => {
  const page = await openPage(settle);
  await page.press('Cancel by us');
  expect(shown()).toContain('The minutes go back in full');
  await page.press('Cancel by us');
  expect(shown()).not.toContain('The minutes go back in full');
});

test.each([
  ['I am sick', 'Tell the desk'],
  ['I am running late', '15 min'],
])('%s: once the desk knows, the dialog closes', async (asks, tells) => {
  const page = await openPage(<OwnDayPage />, {}, own);
  await page.press(asks);
  await page.press(tells);
  await expect.poll(() => page.sent().length).toBe(1);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('booking again by its key is left by a press or Escape, and nothing is booked', async () => {
  const page = await openPage(<DayPage />, {}, onBoard);
  const bar = () => screen.queryByRole('region', { name: 'Book again' });
  for (const leave of [() => page.press(/^Leave it/), () => page.user.keyboard('{Escape}')]) {
    await focusSession();
    await page.user.keyboard('r');
    await expect.poll(bar).not.toBeNull();
    await leave();
    await expect.poll(bar).toBeNull();
  }
  expect(page.sent()).toEqual([]);
});

test('the key that undoes does nothing before a change, nor while another one is on its way', async () => {
  const [undo, rebook] = [`POST ${calls}/undo/`, `POST ${calls}/rebook/`];
  const page = await openPage(
    <DayPage />,
    { [undo]: new Promise(() => {}), [rebook]: new Promise(() => {}) },
    onBoard,
  );
  await focusSession();
  await page.user.keyboard('u');
  await page.user.keyboard('i');
  await expect.poll(shown).toContain('Amina Haddad · Here');
  await page.user.keyboard('r');
  await page.press(/^In 2 weeks/);
  await expect.poll(() => page.times(rebook)).toBe(1);
  (document.activeElement as HTMLElement).blur();
  await page.user.keyboard('u');
  expect(page.sent().map(({ call }) => call)).toEqual([`POST ${calls}/check-in/`, rebook]);
});

test('a change is undone once, however often the key is pressed', async () => {
  const page = await openPage(
    <DayPage />,
    { [`POST ${calls}/undo/`]: new Promise(() => {}) },
    onBoard,
  );
  await focusSession();
  await page.user.keyboard('i');
  await expect.poll(shown).toContain('Amina Haddad · Here');
  await page.user.keyboard('uu');
  expect(page.times(`POST ${calls}/undo/`)).toBe(1);
});
