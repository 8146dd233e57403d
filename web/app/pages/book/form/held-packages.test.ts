import type { ActivePackage } from '@limber/contract/packages.ts';
import { describe, expect, test } from 'vitest';
import type { ActivePackages } from '../../../state/api/packages-api.ts';
import { blockingPackage, heldPackages } from './held-packages.ts';

function activeOf(changes: Partial<ActivePackage> = {}): ActivePackage {
  return {
    id: 5,
    kind: 'regular',
    remaining_time: 240,
    total_time: 600,
    package_option: { id: 71, package: { id: 7, name: 'Ten Hours' } },
    expiry_date: '2026-12-31',
    services_included: [{ id: 1, name: 'Stretching', needs_skill: true }],
    owned: true,
    others: [],
    ...changes,
  };
}

const none: ActivePackages = { regular: null, shared: null, unlimited: null };
const regular: ActivePackages = { ...none, regular: activeOf() };
const shared: ActivePackages = {
  ...none,
  shared: activeOf({ kind: 'shared', shared_package: { id: 8, name: 'For Two' } }),
};
const unlimited: ActivePackages = {
  ...none,
  unlimited: activeOf({
    kind: 'unlimited',
    remaining_time: null,
    total_time: null,
    unlimited_package: { id: 9, name: 'Month' },
  }),
};

describe("the client's packages", () => {
  test('are listed by kind with their own names, the next to use first @STATE-09', () => {
    const { others: _, ...second } = activeOf({ id: 6, remaining_time: 60 });
    const two = { ...none, regular: activeOf({ others: [second] }) };
    expect(heldPackages(two, 'regular').map(({ id }) => id)).toEqual([5, 6]);
    expect(heldPackages(shared, 'shared')[0]?.name).toBe('For Two');
    expect(heldPackages(unlimited, 'unlimited')[0]).toMatchObject({
      name: 'Month',
      remaining_time: null,
      expiry_date: '2026-12-31',
    });
    expect(heldPackages(two, 'shared')).toEqual([]);
    expect(heldPackages(undefined, 'regular')).toEqual([]);
  });

  test.each([
    ['package', regular, 'Ten Hours'],
    ['shared_package', shared, 'For Two'],
    ['unlimited_package', unlimited, 'Month'],
    ['package', shared, undefined],
    ['shared_package', regular, undefined],
    ['service', regular, undefined],
    ['mypackage', regular, undefined],
    ['package', none, undefined],
    ['package', undefined, undefined],
  ] as const)('%s with %j is blocked by %s @SUBMIT-09', (type, active, name) => {
    expect(blockingPackage(active, type)?.name).toBe(name);
  });

  test("block only with a balance, and only the owner's own @SUBMIT-09", () => {
    const empty = { ...none, regular: activeOf({ remaining_time: 0 }) };
    expect(blockingPackage(empty, 'package')).toBeUndefined();
    const rest = { ...none, regular: activeOf({ remaining_time: 10, allows_another: true }) };
    expect(blockingPackage(rest, 'package')).toBeUndefined();
    const joined = { ...none, shared: activeOf({ kind: 'shared', owned: false }) };
    expect(blockingPackage(joined, 'shared_package')).toBeUndefined();
  });
});
