import { byOrderOfUse } from '@limber/contract/terms/which-package-pays-first.ts';
import { expect, test } from 'vitest';

type Kind = 'regular' | 'shared' | 'unlimited';

const pack = (id: number, expiresOn: string | null, kind: Kind = 'regular') => ({
  ...{ id, expiresOn, kind },
});
const ids = (packages: readonly ReturnType<typeof pack>[]) =>
  packages.toSorted(byOrderOfUse).map(({ id }) => id);

test('an unlimited package pays first, as it costs no minutes', () => {
  expect(ids([pack(1, '2026-04-01'), pack(2, '2026-12-31', 'unlimited')])).toEqual([2, 1]);
});

test('the package that expires first pays before the others, one without an end last', () => {
  expect(ids([pack(1, null), pack(2, '2026-12-31'), pack(3, '2026-04-01')])).toEqual([3, 2, 1]);
});

test('of packages that expire together the kind decides, then the age', () => {
  const day = '2026-04-01';
  expect(
    ids([pack(5, day), pack(4, day, 'unlimited'), pack(3, day, 'shared'), pack(2, day)]),
  ).toEqual([4, 2, 5, 3]);
});
