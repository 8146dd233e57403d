import { expect, test } from 'vitest';
import { inOrderOfUse } from './paying-package-rules.ts';

const pack = (
  id: number,
  expiresOn: string | null,
  kind: 'regular' | 'shared' | 'unlimited' = 'regular',
) => ({
  ...{ id, expiresOn, kind },
});
const ids = (packages: Parameters<typeof inOrderOfUse>[0]) =>
  inOrderOfUse(packages).map(({ id }) => id);

test('the package that expires first pays first, one without an end last', () => {
  expect(ids([pack(1, null), pack(2, '2026-12-31'), pack(3, '2026-04-01')])).toEqual([3, 2, 1]);
});

test('of packages that expire together the kind decides, then the age', () => {
  const day = '2026-04-01';
  expect(
    ids([pack(5, day), pack(4, day, 'unlimited'), pack(3, day, 'shared'), pack(2, day)]),
  ).toEqual([2, 5, 3, 4]);
});
