import type { Appointment } from '@limber/contract/appointments.ts';
import type { OwnedPackages } from '@limber/contract/packages.ts';
import type { OpenInvitation } from '@limber/contract/sharing.ts';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { besides, drawnAfter, twice } from '../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../components/test-answers/test-example.ts';
import { elementsOf, linksOf, textOf } from '../../components/test-markup.tsx';
import { AppointmentsSection } from './appointments/appointments-section.tsx';
import { DiscountsSection } from './discounts/discounts-section.tsx';
import { PackagesSection } from './packages/packages-section.tsx';
import ProfilePage from './profile.tsx';
import { Favourites } from './settings/favourites.tsx';
import { HealthRecordOf } from './settings/health-record.tsx';

const around = { as: 'client' } as const;
const page = (piece: ReactElement, answers: Parameters<typeof besides>[0] = {}) =>
  drawnAfter(piece, besides(answers), around);
const said = async (...asked: Parameters<typeof page>) => textOf(await page(...asked));

const membership = 'appointment/membership/status/';
const packages = 'appointment/packages/';

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
  [
    'health record',
    <HealthRecordOf key="6" />,
    'accounts/profile/health-notes/',
    'who has read your notes',
  ],
])('%s', (_name, piece, path, what) => {
  const sentence = `We could not load ${what}.`;

  test('that failed is said, and tried again', async () => {
    const html = await page(piece, { [path]: 503 });
    expect(textOf(html)).toContain(sentence);
    expect(elementsOf(html, 'button').map(({ name }) => name)).toContain('Try again');
  });

  test('that stood stays when it fails the second time', async () => {
    expect(await said(piece, { [path]: twice(exampleReply(path), 503) })).not.toContain(sentence);
  });

  test('on its way has not failed', async () => {
    expect(textOf(await drawnAfter(piece, {}, around))).not.toContain(sentence);
  });
});

const owned = exampleReply<OwnedPackages>(packages);
const [balance] = Object.values(owned).flat();
const noPackages = { user_packages: [], shared_packages: [], unlimited_packages: [] };

test('a client without packages or sessions is led to book', async () => {
  const html = await page(<PackagesSection />, {
    [packages]: noPackages,
    'appointment/package-invitations/': [],
  });
  expect(textOf(html)).toContain('No packages yet');
  expect(linksOf(html)).toEqual([['Book Now', '/booking']]);
});

test('packages stand by kind, with what is left of how much and until when', async () => {
  const changes = { total_time: 600, remaining_time: 345, expiry_date: '2026-09-01', owned: true };
  const own = { ...balance, ...changes, active: true, kind: 'regular' as const, cap_minutes: null };
  const shared = { ...own, kind: 'shared' as const, owned: false, owner_first_name: 'Omar' };
  const capped = { ...shared, cap_minutes: 120, cap_left: 0 };
  const html = await page(<PackagesSection />, {
    [packages]: { ...noPackages, user_packages: [own], shared_packages: [capped] },
    'appointment/package-invitations/': [],
  });
  const heads = elementsOf(html, 'h3').map(({ name }) => name);
  expect(heads.slice(-2)).toEqual(['Personal', 'Shared']);
  const [mine, theirs] = textOf(html).split('Shared Package');
  expect(mine).toContain('345 of 600 min 43% used Expires: Sep 1, 2026 Book Statement');
  expect(theirs).toContain('Shared with you by Omar Your cap: 120 min, 0 min of it left Leave');
  expect(theirs).not.toContain('Book');
});

test('a package that has ended says so and books nothing', async () => {
  const over = { ...balance, expiry_date: '2026-03-04', kind: 'regular', owned: true };
  const html = await page(<PackagesSection />, {
    [packages]: { ...noPackages, user_packages: [over] },
  });
  expect(textOf(html)).toContain('Expired');
  expect(linksOf(html)).toEqual([]);
});

test('an open invitation says who, until when and up to how much', async () => {
  const [open] = exampleReply<OpenInvitation[]>('appointment/package-invitations/');
  const invited = { ...open, cap_minutes: 240, invited_until: '2026-03-12T20:30:00.000Z' };
  const html = await page(<PackagesSection />, { 'appointment/package-invitations/': [invited] });
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
const sessions = (results: object[]) => {
  const none = { ...list, count: 0, results: [] };
  return page(<AppointmentsSection />, {
    [`${lists}/today/`]: none,
    [`${lists}/next/`]: { ...list, count: results.length, results },
    [`${lists}/past/`]: none,
  });
};

test('each list of sessions is counted, and an empty one invites to book', async () => {
  const html = await sessions([]);
  expect(textOf(html)).toContain('Today (0)');
  expect(textOf(html)).toContain('Upcoming (0)');
  expect(textOf(html)).toContain('Past (0)');
  expect(linksOf(html)).toContainEqual(['Book Now', '/booking']);
});

test('a session says when, how long, where, for how much and why so much', async () => {
  const card = async (changes: Partial<Appointment>) =>
    textOf(await sessions([{ ...session, ...changes }]));
  const changes = { date: '2026-03-09', time: '14:00:00', total_duration: 90, total_price: 0 };
  expect(await card({ ...changes, package_minutes: 90 })).toContain('from your package');
  expect(await card({ ...changes, package_minutes: 90, total_price: 2750 })).toContain(
    '2750 AED for the package, this session included',
  );
  const discounted = await card({
    ...changes,
    package_minutes: null,
    member_discount: 32,
    total_price: 288,
  });
  expect(discounted).toContain('Date Mar 9 Time 14:00 Duration 90 min');
  expect(discounted).toContain('288 AED with your member discount');
  expect(await card({ overlaps: true } as Partial<Appointment>)).toContain(
    'At the same time as another session of yours',
  );
});

test('a membership has its card, and who has none reads how many minutes are missing', async () => {
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

test('partners that could not be loaded are said to be so, and that there is none yet', async () => {
  const status = exampleReply<Parameters<typeof DiscountsSection>[0]['status']>(membership);
  const section = <DiscountsSection status={status} />;
  const partners = 'appointment/membership/partner-discounts/';
  expect(await said(section, { [partners]: 503 })).toContain(
    'We could not load your partner discounts.',
  );
  expect(await said(section, { [partners]: [] })).toContain('No partner discounts available yet.');
  expect(await said(section)).not.toMatch(/could not load|No partner/);
});

test('favourites stand first, and each heart says whose it is and whether it is on', async () => {
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
