import type { StaffMember } from '@limber/contract/desk/studio/team.ts';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import {
  drawn,
  elementsOf,
  keepAnswer,
  testStore,
  textOf,
} from '../../../../components/test-markup.tsx';
import { listCounters } from '../../../../state/api/calls/desk/entry/counters.ts';
import { Counters } from './counters.tsx';
import { MemberDialog } from './member-dialog.tsx';

// A dialog renders only in a document; its content is what is tested here.
vi.mock('../../../../ui/overlay/dialog.tsx', () => ({
  Dialog: ({ children }: { children: ReactNode }) => <section>{children}</section>,
}));

const counter = {
  ...{ id: 1, name: 'Front desk', location: 'A', enrolled_by: 'Sara Ali' },
  ...{ enrolled_at: '2026-03-01T08:00:00.000Z', revoked_at: null as string | null },
};

async function said(counters?: (typeof counter)[], mayChange = true) {
  const store = testStore();
  if (counters) await keepAnswer(store, listCounters, undefined, counters as never);
  return textOf(drawn(<Counters mayChange={mayChange} />, store));
}

test('an empty list says so once it is loaded, even if every counter was withdrawn', async () => {
  expect(await said()).toBe('Counters');
  expect(await said([])).toContain('No browser is a counter yet.');
  const withdrawn = { ...counter, revoked_at: '2026-03-02T08:00:00.000Z' };
  expect(await said([withdrawn])).toContain('No browser is a counter yet.');
});

test('a counter shows who enrolled it; only those who may change it can rename or withdraw it', async () => {
  const open = await said([counter]);
  expect(open).toContain('Front desk');
  expect(open).toContain('made by Sara Ali');
  expect(open).toContain('Rename Withdraw');
  expect(open).not.toContain('No browser is a counter yet.');
  expect(await said([counter], false)).not.toMatch(/Rename|Withdraw/);
});

const member = {
  ...{ account_id: 7, version: 1, first_name: 'Sara', last_name: 'Ali', own: false },
  ...{ email: 'sara@limber.example', role: 'front_desk', locations: ['A'], suspended_at: null },
  leaves_on: null,
} as unknown as StaffMember;
const dialog = (of: Partial<StaffMember>, mayChange = true) =>
  drawn(<MemberDialog member={{ ...member, ...of }} mayChange={mayChange} onClose={() => {}} />);

test("the front desk's branches are chosen; a manager has all of them", () => {
  const boxes = (of: Partial<StaffMember>) => textOf(dialog(of)).match(/Branches/g)?.length ?? 0;
  expect(boxes({ role: 'manager' })).toBeLessThan(boxes({}));
});

test('a role is changed by another manager after both factors, and saved once it differs', () => {
  const save = elementsOf(dialog({}), 'button').find(({ name }) => name === 'Save');
  expect(save?.attributes).toHaveProperty('disabled');
  expect(textOf(dialog({}, false))).toContain('You signed in with a PIN.');
  expect(textOf(dialog({ own: true }))).toContain('Another manager changes your role');
  expect(textOf(dialog({ own: true }))).not.toContain('Save');
});
