// @vitest-environment happy-dom
import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { expect, test } from 'vitest';
import { exampleReply } from '../../../../components/test-answers/test-example.ts';
import {
  type OpenPage,
  openPage,
  screen,
  shown,
  testVerbs,
} from '../../../../components/test-answers/test-page.tsx';
import { HouseholdPart } from './household-part.tsx';

const shared = {
  ...{ id: 3, kind: 'shared', name: 'Balance Package', active: true, owned: true },
  ...{ remaining_time: 390, total_time: 600, expiry_date: '2026-06-01' },
};
const layla = {
  ...{ id: 8, first_name: 'Layla', last_name: 'Nasser', email: 'layla@client.example' },
  ...{ package_id: 3, package_name: 'Balance Package', owner: false, seat_id: 5 },
  ...{ cap_minutes: 240, used_minutes: 45 },
};
const household = (changes: object = {}, packages: object[] = [shared]) => {
  const client = exampleReply<DeskClient>('desk/clients/7');
  return (
    <HouseholdPart
      client={{ ...client, packages, household: [{ ...layla, ...changes }] } as DeskClient}
    />
  );
};

async function adds(page: OpenPage) {
  await page.press('Add somebody');
  await page.press('Who is to share it', 'combobox');
  await page.user.paste('Amina');
  await page.press(/Haddad/, 'option');
  await page.write('Maximum minutes', '120');
  await page.press(/or older, and the owner wants it$/, 'checkbox');
  await page.press('Add');
}

async function ends(page: OpenPage) {
  await page.press('End it for Layla Nasser');
  await page.pressIn('End of sharing', 'End it', 'region');
}

testVerbs({
  'somebody is added to a package': {
    page: household(),
    does: adds,
    asks: 'POST desk/packages/3/people/',
    body: { client_id: 7, adult: true, cap_minutes: 120 },
    shows: 'Added. They are told by e-mail.',
  },
  'a cap is changed': {
    page: household(),
    does: ['Set a cap for Layla Nasser', { 'Maximum minutes': '300' }, 'Save'],
    asks: 'PUT desk/packages/3/people/5/',
    body: { cap_minutes: 300, seen_cap_minutes: 240 },
    shows: 'Saved.',
  },
  'a cap is lifted': {
    page: household(),
    does: ['Set a cap for Layla Nasser', { 'Maximum minutes': '' }, 'Save'],
    asks: 'PUT desk/packages/3/people/5/',
    body: { cap_minutes: null, seen_cap_minutes: 240 },
  },
  'sharing is ended': {
    page: household(),
    does: ends,
    asks: 'DELETE desk/packages/3/people/5/',
    shows: 'Ended. They are told by e-mail.',
  },
});

test('a person without an e-mail address has to be told by the desk', async () => {
  const added = { ...exampleReply<object[]>('appointment/packages/3/people/')[0], email: '' };
  const page = await openPage(household({ email: null }), {
    'POST desk/packages/3/people/': added,
  });
  await adds(page);
  await expect.poll(shown).toContain('Added. They have no e-mail with us: please tell them.');
  await ends(page);
  await expect.poll(shown).toContain('Ended. They have no e-mail with us: please tell them.');
});

test('nobody is added who has not been chosen, or who may be a child', async () => {
  const page = await openPage(household());
  await page.press('Add somebody');
  const add = () => screen.getByRole('button', { name: 'Add' }).hasAttribute('disabled');
  await page.press(/or older, and the owner wants it$/, 'checkbox');
  expect(add()).toBe(true);
  await page.press('Who is to share it', 'combobox');
  await page.user.paste('Amina');
  await page.press(/Haddad/, 'option');
  expect(add()).toBe(false);
  await page.press(/or older, and the owner wants it$/, 'checkbox');
  expect(add()).toBe(true);
});

test('nothing is changed in a package of somebody else, nor of an owner', async () => {
  await openPage(household({}, [{ ...shared, owned: false }]));
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(shown()).toContain('45 of 240 min used');
  await openPage(household({ owner: true, seat_id: null }));
  expect(screen.queryByRole('button', { name: /^Set a cap/ })).toBeNull();
  expect(shown()).toContain('owner');
});
