import { expect, test } from 'vitest';
import { isHealthy, knowsPrepared } from './cluster-health.ts';

const member = (role: string, state = 'running') => ({ name: role, role, state });

test('a cluster is complete when one leads, one is synchronous and a third follows', () => {
  const three = [member('leader'), member('replica', 'streaming'), member('sync_standby')];
  expect(isHealthy(three)).toBe(true);
  expect(isHealthy([])).toBe(false);
  expect(isHealthy(three.slice(0, 2))).toBe(false);
  expect(isHealthy([member('leader'), member('replica'), member('replica')])).toBe(false);
  expect(isHealthy([...three.slice(0, 2), member('sync_standby', 'stopped')])).toBe(false);
});

test('a pooler knows prepared statements since 1.21', () => {
  expect(knowsPrepared('PgBouncer 1.18.0\nlibevent 2.1.12-stable')).toBe(false);
  expect(knowsPrepared('PgBouncer 1.20.1')).toBe(false);
  expect(knowsPrepared('PgBouncer 1.21.0')).toBe(true);
  expect(knowsPrepared('PgBouncer 2.0.0')).toBe(true);
  expect(knowsPrepared('')).toBe(false);
});
