// @vitest-environment happy-dom
import type { OwnedPackage } from '@limber/contract/packages.ts';
import type { PackagePerson } from '@limber/contract/sharing.ts';
import { expect, test } from 'vitest';
import { twice } from '../../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../../components/test-answers/test-example.ts';
import { openPage, screen, shown, testVerbs } from '../../../components/test-answers/test-page.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { PeopleDialog } from './people-dialog.tsx';

const around = { as: 'client', now: '2026-03-04T09:00:00.000Z' } as const;
const path = 'appointment/packages/7/people/';
const [layla] = exampleReply<[PackagePerson]>(path);
const dialog = (changes: object = {}) => (
  <PeopleDialog
    owned={{ id: 7, name: 'Balance', people_limit: 3, total_time: 600, ...changes } as OwnedPackage}
    invites
    onClose={() => {}}
  />
);

testVerbs({
  'the cap of a person is changed': {
    page: dialog(),
    around,
    does: ['Change the cap', { 'Most minutes they may use': '300' }, 'Save'],
    asks: 'PUT appointment/packages/7/people/3/',
    body: { cap_minutes: 300 },
  },
  'the cap of a person is lifted': {
    page: dialog(),
    around,
    does: ['Change the cap', { 'Most minutes they may use': '' }, 'Save'],
    asks: 'PUT appointment/packages/7/people/3/',
    body: { cap_minutes: null },
  },
  'a person is removed': {
    page: dialog(),
    around,
    does: ['Remove', 'Remove'],
    asks: 'DELETE appointment/packages/7/people/3/',
    shows: 'Layla Nasser no longer shares this package.',
  },
  'an invitation is declined': {
    page: <OpenInvitations />,
    around,
    does: ['Decline'],
    asks: 'DELETE appointment/packages/7/people/me/',
    shows: 'You have declined the invitation.',
  },
});

test('minutes and invitation of each person are shown beside the name', async () => {
  const person = (changes: Partial<PackagePerson>) => ({ ...layla, ...changes });
  const people = [
    person({ id: null, name: 'Hind', email: '', status: 'owner', cap_minutes: null }),
    person({ id: 4, name: null, status: 'invited', invited_until: '2026-03-18T06:00:00.000Z' }),
    person({ id: 5, name: null, status: 'invited', invited_until: '2026-03-04T09:00:00.000Z' }),
  ];
  await openPage(dialog(), { [path]: people }, around);
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows[0]).toContain('Owner45 min used');
  expect(rows[0]).not.toContain('Remove');
  expect(rows[1]).toContain('Invited45 of at most 240 min used');
  expect(rows[1]).toContain('The invitation is open until');
  expect(rows[2]).toContain('The invitation ended on');
  expect(shown()).toContain('3 of 3 people');
});

test('people who failed to load are requested again', async () => {
  const page = await openPage(dialog(), { [path]: twice(503, [layla]) }, around);
  await expect.poll(shown).toContain('We could not load who shares this package.');
  await page.press(/^Try again/);
  await expect.poll(shown).toContain('Layla Nasser');
});

test('leaving a question changes nothing', async () => {
  const page = await openPage(dialog(), {}, around);
  await page.press('Remove');
  await page.press('Keep');
  await page.press('Change the cap');
  await page.press('Back');
  expect(await screen.findByRole('button', { name: 'Change the cap' })).toBeTruthy();
  expect(page.sent()).toEqual([]);
});
