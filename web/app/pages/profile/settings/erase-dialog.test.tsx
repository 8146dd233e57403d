import type { OwnedPackages } from '@limber/contract/packages.ts';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import {
  drawn,
  elementsOf,
  keepAnswer,
  testStore,
  textOf,
} from '../../../components/test-markup.tsx';
import { listOwnedPackages } from '../../../state/api/calls/packages.ts';
import { EraseDialog, isTypedAgain } from './erase-dialog.tsx';

// A dialog renders only in a document; its content is what is tested here.
vi.mock('../../../ui/overlay/dialog.tsx', () => ({
  Dialog: ({ children }: { children: ReactNode }) => <section>{children}</section>,
}));

const shared = {
  ...{ id: 7, name: 'Family hours', active: true, owned: true, remaining_time: 120 },
  guests: ['Badr', 'Hessa'],
};

async function dialog(packages?: Partial<typeof shared>[]) {
  const store = testStore();
  if (packages) {
    const owned = { shared_packages: packages.map((each) => ({ ...shared, ...each })) };
    await keepAnswer(store, listOwnedPackages, undefined, owned as OwnedPackages);
  }
  return drawn(<EraseDialog signsInWith="amina@client.example" onClose={() => {}} />, store);
}

test('the people who keep using the minutes are named, with the balance', async () => {
  const said = textOf(await dialog([{}]));
  expect(said).toContain('Family hours , 120 min left: Badr, Hessa');
  expect(said).toContain('Minutes left in packages that you share with nobody');
  expect(said).toContain('Erase these minutes too.');
});

test.each([
  ['has no guest', { guests: [] }],
  ['has nothing left', { remaining_time: 0 }],
  ['is over', { active: false }],
])('a package that %s raises no question', async (_what, of) => {
  const said = textOf(await dialog([of]));
  expect(said).not.toContain('Who shares your packages');
  expect(said).toContain('Minutes left in your packages, your membership and its card');
});

test('the button is enabled once the address is typed and the guests are loaded', async () => {
  const erase = elementsOf(await dialog([]), 'button').find(
    ({ name }) => name === 'Erase permanently',
  );
  expect(erase?.attributes).toHaveProperty('disabled');
  expect(isTypedAgain(' Amina@Client.example ', 'amina@client.EXAMPLE')).toBe(true);
  expect(isTypedAgain('amina@client', 'amina@client.example')).toBe(false);
});
