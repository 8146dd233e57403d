import { expect, test } from 'vitest';
import { byTurn } from './whose-turn-rules.ts';

test('the longest wait comes first; members come before other clients where the studio says so', () => {
  const place = (id: string, isMember: boolean, minute: number) => ({
    id,
    isMember,
    madeAt: new Date(minute * 60_000),
  });
  const queue = [place('late member', true, 3), place('early', false, 1), place('member', true, 2)];
  const ids = (membersFirst: boolean) => queue.toSorted(byTurn(membersFirst)).map(({ id }) => id);
  expect(ids(false)).toEqual(['early', 'member', 'late member']);
  expect(ids(true)).toEqual(['member', 'late member', 'early']);
});
