import type { Dependent } from '@limber/contract/desk/studio/dependents.ts';
import { expect, test } from 'vitest';
import { type Answer, drawnAfter } from '../../../components/test-answers/test-answers.tsx';
import { textOf } from '../../../components/test-markup.tsx';
import { WhatHangsOn } from './retire-or-bring-back.tsx';

const its = (what: Dependent['what'], of: Partial<Dependent> = {}): Dependent => ({
  ...{ what, count: 2, names: [], minutes: null, last_day: null },
  ...of,
});
const said = async (subject: 'service' | 'member', answer: Answer) =>
  textOf(
    await drawnAfter(<WhatHangsOn subject={subject} id={7} />, (path) =>
      path === 'desk/studio/dependents' ? answer : undefined,
    ),
  );

test('what depends on a service is listed with its figures before it is retired', async () => {
  expect(
    await said('service', [
      its('sessions', { count: 12, last_day: '2026-04-02' }),
      its('sold_packages', { minutes: 480 }),
      its('therapists', { count: 6, names: ['Arjun Mehta', 'Noura Al Hashimi'] }),
    ]),
  ).toBe(
    'This depends on it, and stays as it is: 12 sessions to come, the last on 2 Apr 2026 ' +
      '2 sold packages can still be used, 480 minutes left ' +
      '6 therapists: Arjun Mehta, Noura Al Hashimi and 4 more',
  );
  expect(await said('service', [])).toBe('Nothing depends on it.');
  expect(await said('member', [])).toBe('Nothing depends on them.');
});

test('what depends on a member of the team is listed before they leave', async () => {
  expect(
    await said('member', [
      its('drawers', { count: 1, names: ['Al Warqa'] }),
      its('counters', { count: 1, names: ['Counter 1'] }),
      its('passkeys'),
      its('signed_in'),
    ]),
  ).toBe(
    'This depends on them: 1 drawer is still open: Al Warqa 1 counter: Counter 1 ' +
      '2 passkeys no longer open the desk 2 running sessions end',
  );
  expect(await said('member', 503)).toContain('What depends on it could not be loaded.');
});
