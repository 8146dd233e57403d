import type { Appointment } from '@limber/contract/appointments.ts';
import type { OwnedPackages } from '@limber/contract/packages.ts';
import type { OpenInvitation } from '@limber/contract/sharing.ts';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { besides, drawnAfter, twice } from '../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../components/test-answers/test-example.ts';
import { testSite } from '../../components/test-answers/test-site.ts';
import { elementsOf, linksOf, textOf } from '../../components/test-markup.tsx';
import { serveSite } from '../../lib/site-facts-in-page.ts';
import { AppointmentsSection } from './appointments/appointments-section.tsx';
import { DiscountsSection } from './discounts/discounts-section.tsx';
import { OpenInvitations } from './packages/open-invitations.tsx';
import { PackagesSection } from './packages/packages-section.tsx';
import ProfilePage from './profile.tsx';
import { ProfileHead } from './profile-head.tsx';
import { Favourites } from './settings/favourites.tsx';
import { HealthRecordOf } from './settings/health-record.tsx';

const around = { as: 'client' } as const;
const page = (piece: ReactElement, answers: Parameters<typeof besides>[0] = {}) =>
  drawnAfter(piece, besides(answers), around);
const said = async (...asked: Parameters<typeof page>) => textOf(await page(...asked));

const membership = 'appointment/membership/status/';
const packages = 'appointment/packages/';
const invitations = 'appointment/package-invitations/';

describe.each([
  [
    'appointments',
    <AppointmentsSection key="1" />,
    'appointment/appointments-mobile/next/',
    'your appointments',
  ],
  ['packages', <PackagesSection key="2" />, packages, 'your packages'],
  ['membership', <ProfilePage key="3" />, membership, 'your membership'],
  ['favourites', <Favourites key="4" />, 'staff/therapists-p/', 'our team'],
  ['invitations', <OpenInvitations key="5" />, invitations, 'your invitations'],
  [
    'health record',
    <HealthRecordOf key="6" />,
    'accounts/profile/health-notes/',
    'who has read your notes',
  ],
])('%s', (_name, piece, path, what) => {
  const sentence = `We could not load ${what}.`;

  test('that failed to load says so, and can be tried again', async () => {
    const html = await page(piece, { [path]: 503 });
    expect(textOf(html)).toContain(sentence);
    expect(elementsOf(html, 'button').map(({ name }) => name)).toContain('Try again');
  });

  test('that was loaded stays when a reload fails', async () => {
    expect(await said(piece, { [path]: twice(exampleReply(path), 503) })).not.toContain(sentence);
  });

  test('that is loading has not failed', async () => {
    expect(textOf(await drawnAfter(piece, {}, around))).not.toContain(sentence);
  });
});

const owned = exampleReply<OwnedPackages>(packages);
const [balance] = Object.values(owned).flat();
const noPackages = { user_packages: [], shared_packages: [], unlimited_packages: [] };

test('a client without packages or sessions is led to booking', async () => {
  const html = await page(<PackagesSection />, {
    [packages]: noPackages,
    [invitations]: [],
  });
  expect(textOf(html)).toContain('No packages yet');
  expect(linksOf(html)).toEqual([['Book Now', '/booking']]);
});

test('packages are grouped by kind with state, minutes and expiry @PROFILE-11 @PROFILE-20 @PROFILE-21 @PROFILE-22 @PROFILE-23 @API-22', async () => {
  const own = {
    ...{ id: 1, kind: 'regular', name: 'Balance Package', active: true, remaining_time: 390 },
    ...{ total_time: 600, expiry_date: null, owned: true, people_limit: 1, cap_minutes: null },
  };
  const unlimited = { kind: 'unlimited', remaining_time: null, total_time: null };
  const html = await page(<PackagesSection />, {
    [packages]: {
      user_packages: [own, { ...own, id: 2, remaining_time: 0, expiry_date: '2026-02-21' }],
      shared_packages: [{ ...own, id: 3, kind: 'shared', active: false }],
      unlimited_packages: [{ ...own, id: 4, ...unlimited, expiry_date: '2026-03-30' }],
    },
    [invitations]: [],
  });
  expect(elementsOf(html, 'h3').map(({ name }) => name)).toEqual([
    'Personal',
    'Shared',
    'Unlimited',
  ]);
  const cards = elementsOf(html, 'li');
  expect(cards.map(({ name }) => name)).toEqual([
    'Personal Package Balance Package Active 390 of 600 min 35% used No expiry Book Statement',
    'Personal Package Balance Package Expired 0 of 600 min 100% used Expires: Feb 21, 2026 Statement',
    'Shared Package Balance Package Inactive 390 of 600 min 35% used No expiry People Statement',
    'Unlimited Package Balance Package Active ∞ unlimited minutes Expires: Mar 30, 2026 Book',
  ]);
  const bars = cards.map(
    (card) => /role="progressbar".*?aria-valuenow="(\d+)"/.exec(card.html)?.[1],
  );
  expect(bars).toEqual(['35', '100', '35', undefined]);
});

test('a guest sees who shares a package and the rest of their cap, and cannot book from one that is used up', async () => {
  const shared = {
    ...balance,
    kind: 'shared',
    owned: false,
    owner_first_name: 'Omar',
    active: true,
  };
  const card = async (changes: object) =>
    textOf(
      await page(<PackagesSection />, {
        [packages]: { ...noPackages, shared_packages: [{ ...shared, ...changes }] },
        [invitations]: [],
      }),
    );
  const usedUp = await card({ cap_minutes: 120, cap_left: 0 });
  expect(usedUp).toContain('Shared with you by Omar Your cap: 120 min, 0 min of it left Leave');
  expect(await card({ cap_minutes: 120, cap_left: 45 })).toContain('45 min of it left Book Leave');
});

test('an ended package says so and cannot be booked from', async () => {
  const over = { ...balance, expiry_date: '2026-03-04', kind: 'regular', owned: true };
  const html = await page(<PackagesSection />, {
    [packages]: { ...noPackages, user_packages: [over] },
  });
  expect(textOf(html)).toContain('Expired');
  expect(linksOf(html)).toEqual([]);
});

test('an open invitation names the owner, its last day and the cap', async () => {
  const [open] = exampleReply<OpenInvitation[]>(invitations);
  const invited = { ...open, cap_minutes: 240, invited_until: '2026-03-12T20:30:00.000Z' };
  const html = await page(<PackagesSection />, { [invitations]: [invited] });
  expect(textOf(html)).toContain(
    'You may use up to 240 min. The invitation is open until 13 March 2026.',
  );
  const [accept] = elementsOf(html, 'button');
  expect(accept?.name).toBe('Accept the invitation');
  expect(accept?.attributes).toHaveProperty('disabled');
});

const lists = 'appointment/appointments-mobile';
const list = exampleReply<{ results: Appointment[] }>(`${lists}/next/`);
const [session] = list.results;
const sessions = (results: object[], more: Parameters<typeof page>[1] = {}) => {
  const none = { ...list, count: 0, results: [] };
  return page(<AppointmentsSection />, {
    [`${lists}/today/`]: none,
    [`${lists}/next/`]: { ...list, count: results.length, results },
    [`${lists}/past/`]: none,
    'appointment/earlier-visits/': none,
    ...more,
  });
};

test('each list of sessions has a count, and an empty one offers booking', async () => {
  const html = await sessions([]);
  expect(textOf(html)).toContain('Today (0)');
  expect(textOf(html)).toContain('Upcoming (0)');
  expect(textOf(html)).toContain('Past (0)');
  expect(linksOf(html)).toContainEqual(['Book Now', '/booking']);
});

test('visits from the software before stand below the past ones, in its words @IMPORT-08', async () => {
  const html = await sessions([], {
    'appointment/earlier-visits/': exampleReply('appointment/earlier-visits/'),
  });
  expect(textOf(html)).toContain('Past (1)');
  expect(textOf(html)).toContain(
    'Earlier visits Deep tissue Completed Nov 2, 2024 14:00 · 60 min · Sara · Marina',
  );
  expect(textOf(html)).not.toContain('No past appointments');
});

/** A session's card with some fields changed. */
const cardOf = async (changes: object) =>
  elementsOf(await sessions([{ ...session, ...changes }]), 'li').at(-1)?.name;

test('a card shows therapist, services, date, time, length, branch and price @PROFILE-13 @PROFILE-15 @PROFILE-16 @PROFILE-17 @PROFILE-18 @PROFILE-19', async () => {
  const changes = {
    ...{ status: 'booked', date: '2026-03-07', time: '17:30:00', total_duration: 75 },
    ...{ total_price: 327.5, member_discount: 0, package_minutes: null, location: 'A' },
    therapist_obj: { first_name: 'Noura', last_name: 'Al Hashimi' },
    appointment_services: [{ service_name: 'Stretching' }, { service_name: 'Compression' }],
    ...{ free_until: '2026-03-07T14:30:00+04:00', late: false },
  };
  expect(await cardOf(changes)).toContain(
    'Noura Al Hashimi Booked Stretching, Compression Date Mar 7 Time 17:30 Duration 75 min ' +
      'Location Garden Street 328 AED Free to cancel until Mar 7, 14:30',
  );
  // Its length, not the minutes taken from the package.
  const other = { ...changes, appointment_services: [], package_minutes: 45 };
  expect(await cardOf(other)).toContain(
    'Wellness Session Date Mar 7 Time 17:30 Duration 75 min Location Garden Street',
  );
});

test('a card explains the price of a session', async () => {
  const paid = { member_discount: 0, package_minutes: 90, total_price: 0 };
  expect(await cardOf(paid)).toContain('0 AED from your package');
  expect(await cardOf({ ...paid, total_price: 2750 })).toContain(
    '2750 AED for the package, this session included',
  );
  expect(await cardOf({ member_discount: 32, package_minutes: null, total_price: 288 })).toContain(
    '288 AED with your member discount',
  );
  expect(await cardOf({ overlaps: true })).toContain(
    'At the same time as another session of yours',
  );
});

test('the dashboard welcomes by first name @PROFILE-01', async () => {
  const html = await page(<ProfileHead />);
  expect(elementsOf(html, 'h1').map(({ name }) => name)).toEqual(['Welcome back, Dana!']);
});

test('a member has a card, others see how many minutes are missing', async () => {
  const status = exampleReply<object>(membership);
  const card = {
    ...{ id: 'LMB-1234-5678', valid_from: '2026-03-04', valid_to: '2027-03-03' },
    user: { name: 'Amina Haddad' },
  };
  const member = await said(<ProfilePage />, {
    [membership]: { ...status, has_membership: true, membership: card },
  });
  expect(member).toContain('Show your membership card');
  expect(member).toContain('LMB-1234-5678');
  const none = await said(<ProfilePage />, {
    [membership]: {
      ...status,
      has_membership: false,
      membership: null,
      minutes_bought: 300,
      minutes_needed: 600,
    },
  });
  expect(none).not.toContain('Show your membership card');
  expect(none).toContain('300 of 600 min');
});

test('a studio without a membership shows none in the profile, except to a client who is a member', async () => {
  const status = exampleReply<object>(membership);
  const isShown = async (isOn: boolean, has_membership: boolean) => {
    serveSite({ ...testSite, switches: { ...testSite.switches, membership: isOn } });
    const html = await page(<ProfilePage />, { [membership]: { ...status, has_membership } });
    serveSite(testSite);
    return elementsOf(html, 'h2').some(({ name }) => name === 'Membership');
  };
  expect(await isShown(true, false)).toBe(true);
  expect(await isShown(false, false)).toBe(false);
  expect(await isShown(false, true)).toBe(true);
});

test('partners that failed to load say so, and so does an empty list', async () => {
  const status = exampleReply<Parameters<typeof DiscountsSection>[0]['status']>(membership);
  const section = <DiscountsSection status={status} />;
  const partners = 'appointment/membership/partner-discounts/';
  expect(await said(section, { [partners]: 503 })).toContain(
    'We could not load your partner discounts.',
  );
  expect(await said(section, { [partners]: [] })).toContain('No partner discounts available yet.');
  expect(await said(section)).not.toMatch(/could not load|No partner/);
});

test('favourites come first, and each heart names its therapist and whether it is on', async () => {
  const [therapist] = exampleReply<object[]>('staff/therapists-p/');
  const team = [
    { ...therapist, id: 1, full_name: 'Noura Al Hashimi', favourite: false },
    { ...therapist, id: 2, full_name: 'Omar Farouk', favourite: true },
  ];
  const html = await page(<Favourites />, { 'staff/therapists-p/': team });
  const hearts = elementsOf(html, 'button');
  expect(hearts.map(({ name }) => name)).toEqual([
    'Omar Farouk is a favourite',
    'Noura Al Hashimi is a favourite',
  ]);
  expect(hearts.map(({ attributes }) => attributes['aria-pressed'])).toEqual(['true', 'false']);
});
