import { expect, test } from 'vitest';
import { besides, drawnAfter } from '../../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../../components/test-answers/test-example.ts';
import { drawn, elementsOf, linksOf, textOf } from '../../../components/test-markup.tsx';
import { CounterPage } from './counter-page.tsx';
import { OwnPinAndFactors } from './own-pin-and-factors.tsx';
import { RunningSessions } from './running-sessions.tsx';
import { StaffOnly, StaffSignIn } from './staff-only.tsx';

const who = exampleReply<Record<string, unknown>>('desk/sign-in/');
const failed = 'The desk could not be opened.';

const desk = (answer: object | number) =>
  drawnAfter(<StaffOnly>The day</StaffOnly>, { 'desk/sign-in/': answer }, { as: 'front_desk' });

test('the desk opens after both factors, and not before', async () => {
  expect(textOf(await desk(who))).toBe('The day');
  expect(await desk({ ...who, signed_in: false })).not.toContain('The day');
  expect(textOf(await drawnAfter(<StaffOnly>The day</StaffOnly>, {}))).not.toContain('The day');
});

test('a desk that fails to open says so, and a forbidden one says why', async () => {
  expect(textOf(await desk(503))).toBe(`${failed} Try again`);
  expect(textOf(await desk(403))).toBe(`${failed} Refused with 403. Try again`);
});

test('a counter that failed to load is tried again', async () => {
  expect(textOf(await drawnAfter(<StaffSignIn />, { 'desk/counter/': 503 }))).toContain(failed);
});

test('a counter shows the faces of those who work there, without therapists', () => {
  const person = { ...{ account_id: 7, first_name: 'Fatima', last_name: 'Saeed' }, picture: null };
  const people = [
    { ...person, account_type: 'front_desk' as const, has_pin: true },
    {
      ...person,
      account_id: 8,
      first_name: 'Noura',
      account_type: 'therapist' as const,
      has_pin: true,
    },
    {
      ...person,
      account_id: 9,
      first_name: 'Dana',
      account_type: 'manager' as const,
      has_pin: false,
    },
  ];
  const html = drawn(<CounterPage counter={{ name: 'Counter 1', location: 'A', people }} />);
  const faces = elementsOf(html, 'li').map(({ name }) => name.split(' ').slice(1).join(' '));
  expect(faces).toEqual(['Fatima Saeed', 'Dana Saeed']);
  expect(linksOf(html).at(-1)).toEqual(['Sign in by e-mail', '/login?next=/desk']);
});

const access = (changes: object) =>
  drawnAfter(
    <OwnPinAndFactors onClose={() => {}} />,
    besides({ 'desk/sign-in/': { ...who, ...changes }, 'desk/staff-sessions/': [] }),
  );
const parts = (html: string) => elementsOf(html, 'h2').map(({ name }) => name);

test('a manager can also enrol a counter and see who is signed in; with a PIN nothing can be changed', async () => {
  const own = ['Your PIN', 'Your second factor'];
  expect(parts(await access({}))).toEqual(expect.arrayContaining(own));
  expect(parts(await access({}))).not.toContain('Signed in now');
  expect(parts(await access({ account_type: 'manager' }))).toEqual(
    expect.arrayContaining([...own, 'Make this browser a counter', 'Signed in now']),
  );
  const byPin = await access({ account_type: 'manager', by_pin: true });
  expect(parts(byPin)).toEqual([]);
  expect(textOf(byPin)).toContain('You signed in with a PIN.');
});

test('the factors of an account are counted', async () => {
  const factors = { passkeys: 2, totp: true, pin: false, recovery_codes: 1 };
  const said = textOf(await access({ factors }));
  expect(said).toContain('2 passkeys Authenticator app 1 recovery code left');
  expect(said).toContain('Six digits that you will remember');
  const none = textOf(
    await access({
      factors: { ...factors, passkeys: 0, totp: false, recovery_codes: 0, pin: true },
    }),
  );
  expect(none).toContain('Your second factor No recovery codes left');
  expect(none).toContain('A new PIN of six digits');
});

test("running sessions show whose they are, since when and by which factor; all but one's own can be ended", async () => {
  const session = {
    ...{ id: 'one', name: 'Fatima Saeed', counter: 'Counter 1', own: false },
    second_factor: 'totp',
    started_at: '2026-03-04T06:00:00Z',
  };
  const sessions = [
    session,
    { ...session, id: 'two', counter: null, second_factor: null, own: true },
  ];
  const html = await drawnAfter(<RunningSessions />, { 'desk/staff-sessions/': sessions });
  expect(elementsOf(html, 'li').map(({ name }) => name)).toEqual([
    'Fatima Saeed Counter 1 · since 4 Mar 2026 10:00 End',
    'Fatima Saeed Only the code by mail · since 4 Mar 2026 10:00 This one',
  ]);
  const failed = await drawnAfter(<RunningSessions />, { 'desk/staff-sessions/': 503 });
  expect(textOf(failed)).toContain('The list of signed-in people could not be loaded.');
  expect(elementsOf(failed, 'button').map(({ name }) => name)).toEqual(['Try again']);
});
