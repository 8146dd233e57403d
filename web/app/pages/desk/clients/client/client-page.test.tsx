import type { Appointment } from '@limber/contract/appointments.ts';
import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import type { MembershipYear } from '@limber/contract/desk/clients/memberships.ts';
import type { Due } from '@limber/contract/desk/money/owed.ts';
import { expect, test } from 'vitest';
import { besides, drawnAfter } from '../../../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../../../components/test-answers/test-example.ts';
import { elementsOf, linksOf, textOf } from '../../../../components/test-markup.tsx';
import ClientPage from './client-page.tsx';

const client = exampleReply<DeskClient>('desk/clients/7');
type Owned = DeskClient['packages'][number];
const balance = {
  ...{ id: 3, name: 'Balance Package', kind: 'shared', owned: true, active: true, frozen: [] },
  ...{ total_time: 600, remaining_time: 240, cap_left: null, expiry_date: '2026-09-01' },
  ...{ people_limit: 3, owner_first_name: 'Amina' },
} as unknown as Owned;

const page = (
  changes: Partial<DeskClient> = {},
  as: 'manager' | 'front_desk' = 'front_desk',
  answers = {},
) =>
  drawnAfter(<ClientPage />, besides({ 'desk/clients/7': { ...client, ...changes }, ...answers }), {
    at: '/desk/clients/7',
    path: '/desk/clients/:id',
    as,
  });
/** A section of the page, by its heading. */
const partOf = (html: string, title: string) =>
  elementsOf(html, 'section').find(({ name }) => name.startsWith(title))?.html ?? '';
const buttons = (html: string) => elementsOf(html, 'button').map(({ name }) => name);

const session = (id: string, changes: Partial<Appointment>) =>
  ({
    ...{ id, date: '2026-03-09', time: '14:00:00', location: 'A', status: 'booked' },
    therapist_obj: {
      id: 1,
      first_name: 'Noura',
      last_name: 'Al Hashimi',
      full_name: 'Noura Al Hashimi',
    },
    appointment_services: [{ service_name: 'Stretching' }],
    ...changes,
  }) as unknown as Appointment;

test('the head shows the name, what stands first and Book; below it number, address, gender, language and the first day', async () => {
  const html = await page({ email: 'amina@client.example', gender: 'female', language: 'ar' });
  const [head] = elementsOf(html, 'header');
  expect(head?.name).toContain('Amina Haddad Made at the desk Change Book Next session');
  expect(linksOf(head?.html ?? '')).toContainEqual(['Book', '/desk?book=7']);
  expect(textOf(html)).toContain(
    '+971501234567 amina@client.example Female Prefers Arabic Since 4 Mar 2026',
  );
  const other = await page({
    ...{ made_at_desk: true, proven: true, health_notes: true, phone_number: null },
  });
  expect(elementsOf(other, 'header')[0]?.name).toContain('Amina Haddad Health notes Change Book');
  expect(textOf(other)).toContain('Gender not given Prefers English Since 4 Mar 2026');
});

test('the head says the next session, the minutes of all usable packages, and what is due', async () => {
  const facts = async (changes: Partial<DeskClient>, answers = {}) =>
    textOf(elementsOf(await page(changes, 'front_desk', answers), 'header')[0]?.html ?? '');
  const nothing = { bookings: [], packages: [], sales: [], back: [], overpaid: [], more: false };
  const none = await facts(
    { next_sessions: [], past_sessions: [], packages: [] },
    { 'desk/till/due/': nothing },
  );
  expect(none).toContain('Nothing is booked Balance No package To pay Nothing');
  const some = await facts(
    {
      next_sessions: [session('next', {})],
      packages: [balance, { ...balance, id: 4, remaining_time: 60, expiry_date: '2026-08-01' }],
    },
    {
      'desk/till/due/': {
        ...nothing,
        sales: [{ ...exampleReply<Due>('desk/till/due/').sales[0], due: 250 }],
      },
    },
  );
  expect(some).toContain('Mon 9 Mar 14:00 Stretching · Noura Al Hashimi');
  expect(some).toContain('Balance 300 min left until 1 Aug 2026 To pay 250.00 AED');
});

test('a blocked client is marked, with the reason, and birthday and address are shown where there are any', async () => {
  const blocked = await page({
    ...{ blocked_reason: 'Did not come twice', birthday: '1990-05-17' },
    address: 'Villa 12, Al Warqa',
  });
  const [head] = elementsOf(blocked, 'header');
  expect(head?.name).toContain('Cannot book online');
  expect(textOf(blocked)).toContain('Born 17 May 1990 Villa 12, Al Warqa');
  expect(textOf(partOf(blocked, 'Booking online'))).toContain('Did not come twice');
  expect(textOf(partOf(await page(), 'Booking online'))).toContain('like everybody else');
});

test("a client's data, granting and adjusting are for managers", async () => {
  const managers = await page({ packages: [balance] }, 'manager');
  const desk = await page({ packages: [balance] });
  expect(partOf(managers, 'Their data')).not.toBe('');
  expect(partOf(desk, 'Their data')).toBe('');
  expect(buttons(partOf(managers, 'Membership'))).toEqual(['Grant a year', 'Revoke']);
  expect(buttons(partOf(desk, 'Membership'))).toEqual([]);
  const ofManagers = ['Adjust minutes', 'Transfer minutes'];
  expect(buttons(partOf(managers, 'Packages'))).toEqual(expect.arrayContaining(ofManagers));
  expect(buttons(partOf(desk, 'Packages'))).toEqual([
    'Statement',
    'Changes of the last day',
    'Change the last day',
    'Freeze',
  ]);
});

test('a package shows its balance and total, its last day and the number of sharers', async () => {
  const said = async (changes: Partial<Owned>) =>
    textOf(partOf(await page({ packages: [{ ...balance, ...changes }] }), 'Packages'));
  expect(await said({})).toContain(
    'Balance Package 240 min left / 600 until 1 Sep 2026 · up to 3 people',
  );
  expect(await said({ remaining_time: null, total_time: null })).toContain(
    'Balance Package Unlimited',
  );
  expect(await said({ owned: false, owner_first_name: 'Omar' })).toContain('shared by Omar');
  expect(await said({ expiry_date: '2026-03-04' })).toContain('ended on 4 Mar 2026');
  const frozen = [{ from: '2026-03-10', to: '2026-03-20' }] as Owned['frozen'];
  expect(await said({ frozen })).toContain('Frozen from 10 Mar 2026 to 20 Mar 2026');
});

test('used and expired packages are folded; usable ones show at once', async () => {
  const used = { ...balance, id: 4, name: 'Old Package', remaining_time: 0 };
  const part = partOf(await page({ packages: [balance, used] }), 'Packages');
  expect(textOf(part)).not.toContain('Old Package');
  expect(buttons(part)[0]).toBe('Show used and expired ones');
  expect(buttons(partOf(await page({ packages: [balance] }), 'Packages'))).not.toContain(
    'Show used and expired ones',
  );
});

test('five upcoming sessions and three past ones are listed, each linked to its day', async () => {
  const next_sessions = Array.from({ length: 6 }, (_, at) => session(`next ${at}`, {}));
  const past_sessions = Array.from({ length: 4 }, (_, at) =>
    session(`past ${at}`, { date: '2026-02-02', status: 'cancelled' }),
  );
  const part = partOf(await page({ next_sessions, past_sessions }), 'Sessions');
  const links = linksOf(part);
  expect(links).toHaveLength(5 + 3);
  expect(links[0]?.[0]).toBe('Mon 9 Mar 2026 14:00');
  expect(links[0]?.[1]).toBe('/desk?date=2026-03-09&amp;location=A&amp;session=next 0');
  expect(links[5]?.[0]).toBe('Mon 2 Feb 2026 14:00');
  expect(buttons(part)).toEqual(['Show more', 'Show more']);
  expect(textOf(part)).toContain('Past and cancelled Mon 2 Feb 2026 14:00 Cancelled');
});

test('a year of membership is valid, revoked or over, with who granted it and why', async () => {
  const [year] = exampleReply<MembershipYear[]>('desk/memberships/');
  if (!year) throw new Error('The example has no year.');
  const part = async (changes: Partial<MembershipYear>, as: 'manager' | 'front_desk' = 'manager') =>
    partOf(await page({}, as, { 'desk/memberships/': [{ ...year, ...changes }] }), 'Membership');
  expect(textOf(await part({}))).toContain(
    'LMB-1234-5678 Member 4 Mar 2026 – 3 Mar 2027 Maryam Darwish · With us since the first day',
  );
  const revoked = await part({ revoked_at: '2026-03-05T06:00:00Z', revoked_because: 'By mistake' });
  expect(textOf(revoked)).toContain('LMB-1234-5678 Revoked');
  expect(textOf(revoked)).toContain('By mistake');
  expect(buttons(revoked)).not.toContain('Revoke');
  const over = await part({ valid_from: '2025-03-04', valid_to: '2026-03-04' });
  expect(textOf(over)).not.toMatch(/Member$|LMB-1234-5678 Member/);
  expect(buttons(over)).not.toContain('Revoke');
});

test('a household shows the owner, and how much of their cap each member has used', async () => {
  const person = {
    ...{ id: 9, first_name: 'Layla', last_name: 'Haddad', seat_id: null, owner: false },
    ...{ package_id: 3, package_name: 'Balance Package', cap_minutes: 120, used_minutes: 45 },
  };
  const household = [
    person,
    { ...person, id: 10, cap_minutes: null, used_minutes: 60 },
    { ...person, id: 11, owner: true },
  ] as DeskClient['household'];
  const part = textOf(partOf(await page({ household }), 'Household'));
  expect(part).toContain('Balance Package · 45 of 120 min used');
  expect(part).toContain('Balance Package · 60 min used');
  expect(part).toContain('Balance Package · owner');
});

test('another client with the same number may be the same person', async () => {
  const same_number = [{ id: 9, first_name: 'Amina', last_name: 'H' }] as DeskClient['same_number'];
  expect(linksOf(partOf(await page({ same_number }), 'Household'))).toEqual([
    ['Amina H', '/desk/clients/9'],
    ['The same person?', '/desk/clients/7/merge/9'],
  ]);
});

test('the section on signing in shows the address, and those of merged duplicates', async () => {
  const part = async (changes: Partial<DeskClient>) =>
    textOf(partOf(await page(changes), 'Signing in'));
  const email = 'amina@client.example';
  expect(await part({ email, proven: true })).toContain('Signs in with their e-mail.');
  expect(await part({ email, proven: false })).toContain('has not yet.');
  expect(await part({ email, other_emails: ['old@client.example'] })).toContain(
    'old@client.example signs in as this client too',
  );
  expect(await part({ claim_until: '2026-03-07T10:00:00Z' })).toContain(
    'A link waits until 7 Mar 2026 14:00.',
  );
});

test('without a number there is no call, without an address no mail', async () => {
  const ways = async (changes: Partial<DeskClient>) =>
    linksOf(partOf(await page(changes), 'Contact')).map(([name]) => name);
  expect(await ways({})).toEqual(['Call', 'WhatsApp: greeting']);
  expect(await ways({ phone_number: null, email: 'amina@client.example' })).toEqual(['Mail']);
});
