// @vitest-environment happy-dom
import type { WhoIsAtDesk } from '@limber/contract/desk/entry/sign-in.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { twice } from '../../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../../components/test-answers/test-example.ts';
import {
  type OpenPage,
  openPage,
  shown,
  testVerbs,
} from '../../../components/test-answers/test-page.tsx';
import { CounterPage } from './counter-page.tsx';
import { EnrolCounter } from './enrol-counter.tsx';
import FirstManagerPage from './first-account.tsx';
import { OwnFactors } from './own-factors.tsx';
import { OwnPinAndFactors } from './own-pin-and-factors.tsx';
import { RunningSessions } from './running-sessions.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Doors } from './set-up/doors.tsx';
import { Step } from './set-up/set-up-page.tsx';
import { SetUpFactor } from './set-up-factor.tsx';

/** A device with a passkey: what its browser answers has more than the server asks for. */
const device = vi.hoisted(() => {
  const shown = { id: 'AQID', rawId: 'AQID', type: 'public-key', clientExtensionResults: {} };
  const response = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'BB' };
  const made = { clientDataJSON: 'e30', attestationObject: 'CC', transports: ['internal'] };
  const more = { userHandle: 'Nw', publicKey: 'DD' };
  return {
    startAuthentication: vi.fn(
      async (_: unknown): Promise<object> => ({ ...shown, response: { ...response, ...more } }),
    ),
    startRegistration: vi.fn(
      async (_: unknown): Promise<object> => ({ ...shown, response: { ...made, ...more } }),
    ),
    sent: {
      shown: { id: 'AQID', rawId: 'AQID', type: 'public-key', response },
      made: { id: 'AQID', rawId: 'AQID', type: 'public-key', response: made },
    },
  };
});
vi.mock('@simplewebauthn/browser', () => ({ ...device, browserSupportsWebAuthn: () => true }));

const factors = { passkeys: 1, totp: true, recovery_codes: 3, pin: false };
const running = {
  ...{ id: 'two', name: 'Fatima Saeed', counter: null, own: false },
  ...{ second_factor: 'totp', started_at: '2026-03-04T06:00:00Z' },
};
const who = (has: object) => ({
  ...exampleReply<WhoIsAtDesk>('desk/sign-in/'),
  ...{ signed_in: false, factors: { ...factors, passkeys: 0, totp: false, ...has } },
});
const counter = exampleReply<Parameters<typeof CounterPage>[0]['counter']>('desk/counter/');
const manager = {
  ...{ email: 'sara@limber.example', first_name: 'Sara', last_name: 'Haddad', gender: 'female' },
};

/** Sends the six digits by typing them: nothing else is pressed. */
const types = (label: string) => (page: OpenPage) => page.write(label, '204816');
const APP = '6 digits of your authenticator app';

async function opensAccount(page: OpenPage) {
  await page.write('Email', manager.email);
  await page.write('First name', manager.first_name);
  await page.write('Last name', manager.last_name);
  await page.press('Female', 'radio');
  await page.press('Open my account');
}

async function setsUpApp(page: OpenPage) {
  await page.press('Set up an authenticator app');
  await types('6 digits that the app shows now')(page);
}

async function showsRecoveryCode(page: OpenPage) {
  await page.press('I do not have my app here');
  await page.write('Recovery code', ' K7M2P-9xq4t ');
  await page.press('Open the desk');
}

beforeEach(() => {
  window.location.hash = '#printed-at-start';
});

testVerbs({
  'the doors are opened': {
    page: <Doors opened_at={null} steps={[]} />,
    does: ['Open the doors'],
    first: 'POST desk/doors/preview',
    asks: 'POST desk/doors/open',
  },
  'the doors are closed with a reason': {
    page: <Doors opened_at="2026-03-01T06:00:00Z" steps={[]} />,
    does: ['Close the doors', { Reason: 'Refitting' }, 'Close the doors'],
    asks: 'POST desk/doors/close',
    body: { reason: 'Refitting' },
  },
  'a step that was skipped is taken back': {
    page: (
      <Step step={{ step: 'import', state: 'skipped', required: false, count: 0, to_look_at: 0 }} />
    ),
    does: (page) => page.press(/^Do not skip/),
    asks: 'PUT desk/set-up/skipped',
    body: { step: 'import', skipped: false },
  },
  'a browser is made a counter': {
    page: <EnrolCounter locations={['A', 'B']} />,
    does: [{ 'Name of the counter': ' Window ' }, 'Make it a counter'],
    asks: 'POST desk/counters/',
    body: { location: 'A', name: 'Window' },
    shows: /This browser is .* now/,
  },
  'a session that runs is ended': {
    page: <RunningSessions />,
    answers: { 'desk/staff-sessions/': [running] },
    does: ['End'],
    asks: 'POST desk/staff-sessions/two/end/',
  },
  'new recovery codes are made': {
    page: <OwnFactors factors={factors} />,
    does: (page) => page.press(/recovery codes/i),
    asks: 'POST desk/factors/recovery-codes/',
    shows: 'k7m2p-9xq4t',
  },
  'a passkey is added': {
    page: <OwnFactors factors={factors} />,
    does: ['Make a passkey on this device'],
    first: 'POST desk/factors/passkey/question/',
    asks: 'POST desk/factors/passkey/',
    body: device.sent.made,
    shows: 'The passkey is saved.',
  },
  'a PIN is chosen': {
    page: <OwnPinAndFactors onClose={() => {}} />,
    does: [{ 'A new PIN of six digits': '20 48 16' }, 'Set the PIN'],
    asks: 'PUT desk/factors/pin/',
    body: { pin: '204816' },
    shows: 'Your PIN is set.',
  },
  'a PIN is typed at a counter': {
    page: <CounterPage counter={counter} />,
    async does(page) {
      await page.press(/Fatima Saeed/);
      await types('PIN')(page);
    },
    asks: 'POST desk/counter/person/',
    body: { account_id: 7, pin: '204816' },
  },
  "a PIN is pressed on the counter's keys, and a wrong digit is deleted": {
    page: <CounterPage counter={counter} />,
    does: [/Fatima Saeed/, '2', '0', '9', 'Delete the last digit', '4', '8', '1', '6'],
    asks: 'POST desk/counter/person/',
    body: { account_id: 7, pin: '204816' },
  },
  'the first manager opens an account': {
    page: <FirstManagerPage />,
    does: opensAccount,
    asks: 'POST desk/first-manager/',
    body: { token: 'printed-at-start', ...manager },
  },
  'an authenticator app is asked for its code': {
    page: <SecondFactor who={who({ totp: true })} />,
    does: types(APP),
    asks: 'POST desk/sign-in/totp/',
    body: { code: '204816' },
  },
  'a recovery code opens the desk': {
    page: <SecondFactor who={who({ totp: true })} />,
    does: showsRecoveryCode,
    asks: 'POST desk/sign-in/recovery/',
    body: { code: 'k7m2p-9xq4t' },
  },
  'the question for a passkey is asked': {
    page: <SecondFactor who={who({ passkeys: 1 })} />,
    does: ['Use my passkey'],
    asks: 'POST desk/sign-in/passkey/question/',
  },
  'a passkey is shown': {
    page: <SecondFactor who={who({ passkeys: 1 })} />,
    does: ['Use my passkey'],
    first: 'POST desk/sign-in/passkey/question/',
    asks: 'POST desk/sign-in/passkey/',
    body: device.sent.shown,
  },
  'a passkey to make is asked for': {
    page: <SetUpFactor />,
    does: ['Make a passkey on this device'],
    asks: 'POST desk/factors/passkey/question/',
  },
  'the first passkey is made': {
    page: <SetUpFactor />,
    does: ['Make a passkey on this device'],
    first: 'POST desk/factors/passkey/question/',
    asks: 'POST desk/factors/passkey/',
    body: device.sent.made,
    shows: 'k7m2p-9xq4t',
  },
  'an authenticator app is begun': {
    page: <SetUpFactor />,
    does: ['Set up an authenticator app'],
    asks: 'POST desk/factors/totp/',
    shows: 'JBSWY3DPEHPK3PXP',
  },
  'an authenticator app is set up': {
    page: <SetUpFactor />,
    does: setsUpApp,
    first: 'POST desk/factors/totp/',
    asks: 'POST desk/factors/totp/confirm/',
    body: { code: '204816' },
    shows: 'k7m2p-9xq4t',
  },
});

const NEW_TOKEN = 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln';

test.each<[string, Parameters<typeof openPage>[0], (page: OpenPage) => Promise<void>]>([
  ['the code of an app', <SecondFactor key="app" who={who({ totp: true })} />, types(APP)],
  ['a recovery code', <SecondFactor key="code" who={who({ totp: true })} />, showsRecoveryCode],
  [
    'a passkey',
    <SecondFactor key="passkey" who={who({ passkeys: 1 })} />,
    (page) => page.press('Use my passkey'),
  ],
  [
    'recovery codes that were saved',
    <SetUpFactor key="first" />,
    async (page) => {
      await setsUpApp(page);
      await screen.findByText('k7m2p-9xq4t');
      expect(page.token()).toBe('access');
      await page.press('I have saved them');
    },
  ],
])('the session goes on after %s', async (_, piece, does) => {
  const page = await openPage(piece);
  await does(page);
  await expect.poll(page.token).toBe(NEW_TOKEN);
});

test.each([
  [
    'shown',
    <SecondFactor key="1" who={who({ passkeys: 1 })} />,
    'Use my passkey',
    'Authentication',
  ],
  ['made', <SetUpFactor key="2" />, 'Make a passkey on this device', 'Registration'],
] as const)(
  'a passkey that is not %s is not sent, and is tried again',
  async (_, piece, press, way) => {
    const page = await openPage(piece);
    device[`start${way}`].mockRejectedValueOnce(new Error('NotAllowedError'));
    await page.press(press);
    await expect.poll(shown).toMatch(/No passkey was (shown|created)\. Please try again/);
    expect(page.sent()).toHaveLength(1);
    await page.press(press);
    await expect.poll(() => page.sent()).toHaveLength(3);
    expect(shown()).not.toContain('No passkey was');
  },
);

test('a wrong PIN empties its field, and a blocked one leads to the full sign-in', async () => {
  const page = await openPage(<CounterPage counter={counter} />, {
    'POST desk/counter/person/': twice(401, 403),
  });
  await page.press(/Fatima Saeed/);
  const field = () => screen.getByLabelText('PIN') as HTMLInputElement;
  await types('PIN')(page);
  await expect.poll(shown).toContain('Refused with 401.');
  expect(field().value).toBe('');
  expect(screen.queryByRole('link', { name: 'Sign in by e-mail' })).toBeNull();
  await types('PIN')(page);
  expect(await screen.findByRole('link', { name: 'Sign in by e-mail' })).toBeTruthy();
});

test('a person without a PIN is sent to the full sign-in, and somebody else can be chosen', async () => {
  const page = await openPage(
    <CounterPage
      counter={{ ...counter, people: counter.people.map((one) => ({ ...one, has_pin: false })) }}
    />,
  );
  await page.press(/Fatima Saeed/);
  expect(shown()).toContain('You have no PIN yet.');
  expect(screen.queryByLabelText('PIN')).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in by e-mail' })).toBeTruthy();
  await page.press('Somebody else');
  expect(shown()).toContain('Who is here?');
});

test('the first manager goes on to the set-up, and the secret leaves the address', async () => {
  const page = await openPage(<FirstManagerPage />);
  await opensAccount(page);
  await expect.poll(page.at).toBe('/desk/set-up');
  expect(window.location.hash).toBe('');
});

test('a PIN that is too short is not sent', async () => {
  const page = await openPage(<OwnPinAndFactors onClose={() => {}} />);
  await page.write('A new PIN of six digits', '20481');
  const set = screen.getByRole('button', { name: 'Set the PIN' });
  expect(set.hasAttribute('disabled')).toBe(true);
  await page.user.type(screen.getByLabelText('A new PIN of six digits'), '{Enter}');
  expect(page.sent()).toEqual([]);
});

test('new recovery codes are hidden once they are saved', async () => {
  const page = await openPage(<OwnFactors factors={factors} />);
  await page.press('New recovery codes');
  await screen.findByText('k7m2p-9xq4t');
  await page.press('I have saved them');
  expect(screen.queryByText('k7m2p-9xq4t')).toBeNull();
  expect(screen.getByRole('button', { name: 'New recovery codes' })).toBeTruthy();
});
