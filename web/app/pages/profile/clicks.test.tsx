// @vitest-environment happy-dom
import type { Account } from '@limber/contract/accounts.ts';
import type { Appointment } from '@limber/contract/appointments.ts';
import type { MembershipStatus } from '@limber/contract/membership.ts';
import type { OwnedPackage } from '@limber/contract/packages.ts';
import { act, cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { twice } from '../../components/test-answers/test-answers.tsx';
import { exampleOfCall, exampleReply } from '../../components/test-answers/test-example.ts';
import {
  openPage,
  screen,
  shown,
  takeSteps,
  testVerbs,
  type Verb,
} from '../../components/test-answers/test-page.tsx';
import { testSite } from '../../components/test-answers/test-site.ts';
import { serveSite } from '../../lib/site-facts-in-page.ts';
import { useListOwnSessionsQuery } from '../../state/api/bookings-api.ts';
import { AppointmentActions } from './appointments/appointment-actions.tsx';
import { MoveForm } from './appointments/move-form.tsx';
import { PartnerCode } from './discounts/partner-code.tsx';
import { MembershipSection } from './membership/membership-section.tsx';
import { PassCode } from './membership/pass-code.tsx';
import { InviteForm } from './packages/invite-form.tsx';
import { LeaveDialog } from './packages/leave-dialog.tsx';
import { OpenInvitations } from './packages/open-invitations.tsx';
import SettingsPage from './settings/settings.tsx';

// The pauses before a lost request is sent again.
vi.mock('../../state/requests/retry-when-busy.ts', async (load) => ({
  ...(await load<object>()),
  pause: async () => {},
}));

const around = { as: 'client', now: '2026-03-04T09:00:00.000Z' } as const;
const session = {
  ...{ id: 'one', status: 'booked', date: '2026-04-15', time: '14:00:00', total_duration: 60 },
  ...{ therapist_id: 20_001, therapist_obj: { first_name: 'Noura', last_name: 'Al Hashimi' } },
  ...{ appointment_services: [], location: 'A', serviceType: 'service', total_price: 320 },
  ...{ package_minutes: null, free_until: '2026-04-15T07:00:00.000Z', cutoff_hours: 3 },
} as unknown as Appointment;
const free = <AppointmentActions appointment={session} rule={{ kind: 'free' } as never} />;
const late = <AppointmentActions appointment={session} rule={{ kind: 'late' } as never} />;
const times = 'appointment/available-times/services/';
const account = exampleReply<Account>('accounts/profile');
const withNotes = {
  'accounts/profile': { ...account, medical_issues: 'Knee', health_notes_agreed: true },
};

const aCard = {
  ...{ id: '1042', valid_from: '2026-01-01', valid_to: '2026-12-31' },
  user: { name: 'Amina Haddad' },
} as unknown as NonNullable<MembershipStatus['membership']>;

const verbs: Readonly<Record<string, Verb>> = {
  'a session is cancelled': {
    page: free,
    around,
    does: [/^Cancel the session of/, 'Cancel session'],
    asks: 'POST appointment/appointments/one/cancel/',
    body: { accept_late: false },
    shows: 'Your session is cancelled.',
  },
  'a session is cancelled late': {
    page: late,
    around: { ...around, now: '2026-04-15T08:00:00.000Z' },
    async does(page) {
      await page.press(/^Cancel the session of/);
      await page.press('I understand that this session counts as used', 'checkbox');
      await page.press('Cancel anyway');
    },
    asks: 'POST appointment/appointments/one/cancel/',
    body: { accept_late: true },
  },
  'a session is moved': {
    page: <MoveForm appointment={session} today="2026-03-04" onDone={() => {}} />,
    around,
    answers: { [times]: ['14:00', '15:30'] },
    does: ['15:30', /^Move to/],
    asks: 'POST appointment/appointments/one/reschedule/',
    body: { date: '2026-04-15', time: '15:30' },
    shows: /Your session is now on .*15:30/,
  },
  'somebody is invited': {
    page: <InviteForm packageId={3} totalMinutes={600} full={false} />,
    around,
    async does(page) {
      await page.write('Email', ' badr@client.example');
      await page.write(/^Most minutes/, '120');
      await page.press('Send invitation');
    },
    asks: 'POST appointment/packages/3/people/',
    body: { email: 'badr@client.example', cap_minutes: 120 },
    shows: 'An invitation is on its way to badr@client.example.',
  },
  'a package is left': {
    page: (
      <LeaveDialog
        owned={{ id: 3, name: 'Balance', owner_first_name: 'Omar' } as OwnedPackage}
        onClose={() => {}}
      />
    ),
    around,
    does: ['Leave package'],
    asks: 'DELETE appointment/packages/3/people/me/',
    shows: 'You no longer share the Balance.',
  },
  'an invitation is accepted': {
    page: <OpenInvitations />,
    around,
    async does(page) {
      await page.press(/or older$/, 'checkbox');
      await page.press('Accept the invitation');
    },
    asks: 'POST appointment/packages/7/join/',
    body: { adult: true },
  },
  'another code is asked for': {
    page: <PartnerCode discountId={2} code="LIMBER-1" />,
    around,
    answers: { 'POST appointment/request-new-code/2/': { online_discount_code: 'LIMBER-2' } },
    does: (page) => page.press(/^Code not working/),
    asks: 'POST appointment/request-new-code/2/',
    shows: 'Here is another code.',
  },
  'the profile is saved': {
    page: <SettingsPage />,
    around,
    async does(page) {
      await page.write('First name', 'Aminah');
      const [save] = await screen.findAllByRole('button', { name: 'Save' });
      await page.user.click(save as HTMLElement);
    },
    asks: 'PUT accounts/profile',
    body: expect.objectContaining({ first_name: 'Aminah' }),
    shows: 'Your profile is saved.',
  },
  'consent to health notes is withdrawn': {
    page: <SettingsPage />,
    around,
    answers: withNotes,
    does: ['Withdraw consent', 'Withdraw and erase'],
    asks: 'PUT accounts/profile',
    body: { health_notes_agreed: false },
  },
  'an account is erased': {
    page: <SettingsPage />,
    around,
    async does(page) {
      await page.press('Erase my account');
      await page.write('Type your e-mail address to confirm', account.email ?? '');
      await page.press('Erase permanently');
    },
    asks: 'DELETE accounts/profile',
    body: { email: account.email },
  },
};

testVerbs(verbs);

test.each(['a session is cancelled', 'a session is moved', 'somebody is invited'])(
  '%s by the same request, when its first answer is lost',
  async (name) => {
    const { page, answers, does, asks, shows = '' } = verbs[name] as Verb;
    const [method = '', path = ''] = asks.split(' ');
    const lost = twice('lost', exampleOfCall(method, path) ?? {});
    const opened = await openPage(page, { ...answers, [asks]: lost }, around);
    await takeSteps(opened, does);
    await expect.poll(shown).toMatch(shows);
    const [first, again, ...more] = opened.sent();
    expect([first?.call, more]).toEqual([asks, []]);
    expect(again).toEqual(first);
    const [key, sameKey] = opened.keys();
    expect(key).toMatch(/^[\w-]{8,}$/);
    expect(sameKey).toBe(key);
  },
);

test('a move that would overlap with another session warns first', async () => {
  const other = { ...session, id: 'two', time: '15:00:00' };
  const list = exampleReply<{ results: Appointment[] }>('appointment/appointments-mobile/next/');
  const page = await openPage(
    <MoveForm appointment={session} today="2026-03-04" onDone={() => {}} />,
    {
      [times]: ['14:00', '15:30', '17:00', '20:00'],
      'appointment/appointments-mobile/today/': {
        ...list,
        results: [{ ...other, id: 'three', time: '17:30:00' }],
      },
      'appointment/appointments-mobile/next/': { ...list, results: [other] },
    },
    around,
  );
  await page.press('20:00');
  expect(shown()).not.toContain('You have another session then');
  await page.press('17:00');
  await expect.poll(shown).toContain('You have another session then: 17:30 with Noura Al Hashimi.');
  await page.press('15:30');
  await expect.poll(shown).toContain('You have another session then: 15:00 with Noura Al Hashimi.');
});

/** Beside the dialog, a list that is read. */
function Listed({ children }: { children: ReactNode }) {
  useListOwnSessionsQuery();
  return children;
}

const LISTS = [
  'appointment/appointments-mobile/today/',
  'appointment/appointments-mobile/next/',
] as const;

test('a session cancelled elsewhere closes the dialog with what it promised, and is read again', async () => {
  const page = await openPage(
    <Listed>{free}</Listed>,
    { 'POST appointment/appointments/one/cancel/': 409 },
    around,
  );
  await page.press(/^Cancel the session of/);
  await page.press('Cancel session');
  await expect.poll(shown).toContain('Refused with 409.');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  for (const list of LISTS) await expect.poll(() => page.times(list)).toBe(2);
});

test('a refusal for being late keeps the dialog, which asks for consent', async () => {
  const page = await openPage(
    free,
    { 'POST appointment/appointments/one/cancel/': 409 },
    { ...around, now: '2026-04-15T07:00:01.000Z' },
  );
  await page.press(/^Cancel the session of/);
  await page.press('Cancel session');
  await expect.poll(shown).toContain('Refused with 409.');
  expect(
    await screen.findByRole('checkbox', { name: 'I understand that this session counts as used' }),
  ).toBeTruthy();
});

test('a session that was cancelled elsewhere is not moved silently, and the list is loaded again', async () => {
  const page = await openPage(
    <Listed>
      <MoveForm appointment={session} today="2026-03-04" onDone={() => {}} />
    </Listed>,
    { [times]: ['14:00', '15:30'], 'POST appointment/appointments/one/reschedule/': 404 },
    around,
  );
  await page.press('15:30');
  await page.press(/^Move to/);
  // Once where the form stays, and once where the list closes it.
  await expect.poll(() => screen.queryAllByText('Refused with 404.').length).toBe(2);
  for (const list of LISTS) await expect.poll(() => page.times(list)).toBeGreaterThan(1);
});

test('a taken time is reported in the form only', async () => {
  const taken = Response.json({ detail: 'Taken.', free_times: [] }, { status: 409 });
  const page = await openPage(
    <MoveForm appointment={session} today="2026-03-04" onDone={() => {}} />,
    { [times]: ['14:00', '15:30'], 'POST appointment/appointments/one/reschedule/': taken },
    around,
  );
  await page.press('15:30');
  await page.press(/^Move to/);
  await expect.poll(() => screen.queryAllByText('Taken.').length).toBe(1);
});

test('details of a session open', async () => {
  const page = await openPage(free, {}, around);
  await page.press(/^Details of the session of/);
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('the card opens large, and closes', async () => {
  const status = exampleReply<MembershipStatus>('appointment/membership/status/');
  const page = await openPage(
    <MembershipSection
      status={{ ...status, has_membership: true, membership: aCard }}
      failed={false}
      onRetry={() => {}}
    />,
    {},
    around,
  );
  await page.press(/^Show your membership card/);
  expect(await screen.findByRole('dialog', { name: 'Your Membership Card' })).toBeTruthy();
  await page.press('Close');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('a card speaks of partners only where the studio has some', async () => {
  const status = exampleReply<MembershipStatus>('appointment/membership/status/');
  const own = { ...status, has_membership: true, membership: aCard };
  serveSite({ ...testSite, switches: { ...testSite.switches, partners: false } });
  const page = await openPage(
    <MembershipSection status={own} failed={false} onRetry={() => {}} />,
    {},
    around,
  );
  await page.press(/^Show your membership card/);
  await screen.findByRole('dialog', { name: 'Your Membership Card' });
  expect(document.body.textContent).not.toContain('partner');
  serveSite(testSite);
});

test('a code that failed to load is reported, one that is loading is not', async () => {
  const path = 'appointment/membership/card/';
  const failed = 'We could not renew your code. We are trying again.';
  const waiting = await openPage(<PassCode />, { [path]: new Promise(() => {}) }, around);
  await expect.poll(() => waiting.times(path)).toBe(1);
  expect(shown()).not.toContain(failed);
  cleanup();
  await openPage(<PassCode />, { [path]: 503 }, around);
  await expect.poll(shown).toContain(failed);
});

test('a card can be added to the wallets that the studio makes cards for, and to no others', async () => {
  const path = 'appointment/membership/card/';
  const wallets = [{ wallet: 'google', url: 'https://pay.google.com/gp/v/save/one' }];
  await openPage(<PassCode />, { [path]: { ...exampleReply(path), wallets } }, around);
  const link = await screen.findByRole('link', { name: 'Add to Google Wallet' });
  expect(link.getAttribute('href')).toBe('https://pay.google.com/gp/v/save/one');
  expect(screen.queryByRole('link', { name: 'Add to Apple Wallet' })).toBeNull();
});

test.each([
  ['visibilitychange', () => document],
  ['pageshow', () => window],
  ['online', () => window],
])('a card whose code is over gets another at %s', async (event, target) => {
  const path = 'appointment/membership/card/';
  const pass = { ...exampleReply(path), renew_at: '2026-03-04T08:59:57.000Z' };
  const page = await openPage(<PassCode />, { [path]: pass }, around);
  await expect.poll(() => page.times(path)).toBe(1);
  await act(async () => {});
  target().dispatchEvent(new Event(event));
  // Another try by itself comes later.
  await expect.poll(() => page.times(path), { timeout: 2_000 }).toBe(2);
});

test('a page is left without a question unless something is unsaved', async () => {
  const page = await openPage(<SettingsPage />, {}, around);
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await screen.findByLabelText('First name');
  expect(leave()).toBe(false);
  await page.write('First name', 'Aminah');
  expect(leave()).toBe(true);
  await page.go('/profile');
  await page.press('Keep editing');
  expect(page.at()).toBe('/');
  await page.go('/profile');
  await page.press('Leave without saving');
  await expect.poll(page.at).toBe('/profile');
});

test('a code is copied, and the button says so for two seconds after the last copy', async () => {
  const page = await openPage(<PartnerCode discountId={2} code="LIMBER-1" />, {}, around);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const copy = () => act(async () => screen.getByRole('button', { name: /^Cop/ }).click());
    const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
    await copy();
    expect(shown()).toContain('Copied!');
    await pass(1_500);
    await copy();
    await pass(1_500);
    expect(shown()).toContain('Copied!');
    await pass(600);
    expect(shown()).toContain('Copy Code');
    expect(await navigator.clipboard.readText()).toBe('LIMBER-1');
    expect(page.sent()[0]?.body).toEqual({ discount_id: 2, interaction_type: 'copy_code' });
  } finally {
    vi.useRealTimers();
  }
});
