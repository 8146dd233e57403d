import type { Closure } from '@limber/contract/studio.ts';
import { expect, test } from 'vitest';
import { closureNotice } from './closure-notice.ts';

const eid: Closure = {
  id: 1,
  name: 'Eid Al Adha',
  title: 'Eid Mubarak!',
  greeting_ar: 'عيد أضحى مبارك',
  location: null,
  starts_on: '2025-06-05',
  ends_on: '2025-06-08',
};

const phaseOn = (today: string) => closureNotice([eid], today)?.phase;

test('it is announced from the day before to the last day', () => {
  expect(phaseOn('2025-06-03')).toBeUndefined();
  expect(phaseOn('2025-06-04')).toBe('before');
  expect(phaseOn('2025-06-05')).toBe('during');
  expect(phaseOn('2025-06-08')).toBe('during');
  expect(phaseOn('2025-06-09')).toBeUndefined();
});

test('the studio opens again on the day after', () => {
  expect(closureNotice([eid], '2025-06-04')?.reopensOn).toBe('2025-06-09');
});

test('a closure of one branch is not announced', () => {
  expect(closureNotice([{ ...eid, location: 'B' }], '2025-06-05')).toBeUndefined();
});
