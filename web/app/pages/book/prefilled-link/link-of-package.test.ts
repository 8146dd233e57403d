import type { ActivePackage } from '@limber/contract/packages.ts';
import { describe, expect, test } from 'vitest';
import type { ActivePackages } from '../../../state/api/packages-api.ts';
import { activeTenHours } from '../form/test-catalogue.ts';
import { all, grant, owning } from './test-links.ts';

describe('a linked paid by a package', () => {
  const list = (maxMinutes: number) => ({
    mode: 'list' as const,
    entries: [{ time: '14:00', maxMinutes }],
  });

  test('uses the package that covers it, with its minutes', () => {
    const { form, step, unfit } = grant({ ...all, package: 'mine' }, owning(), list(180));
    expect(form).toMatchObject({
      serviceType: 'mypackage',
      user_package_id: 12,
      sessionFor: [{ id: 1 }],
      allocatedMinutes: 60,
      time: '14:00',
    });
    expect([step, unfit]).toEqual(['login', []]);
  });

  test.each<[string, keyof ActivePackages, Partial<ActivePackage>, number]>([
    ['a shared one that ends earlier', 'shared', { expiry_date: '2026-04-01' }, 13],
    ['a shared one that ends later', 'shared', { expiry_date: '2026-12-31' }, 12],
    ['an unlimited one', 'unlimited', { expiry_date: '2026-12-31', remaining_time: null }, 13],
  ])('uses the first in order of use beside %s', (_which, kind, changes, chosen) => {
    const mine = owning();
    const other = { ...activeTenHours, id: 13, kind, ...changes };
    const both = { regular: null, shared: null, unlimited: null, ...mine.active, [kind]: other };
    const { form } = grant({ ...all, package: 'mine' }, { ...mine, active: both }, list(180));
    const { user_package_id, shared_package_id, unlimited_package_id } = form;
    expect(user_package_id ?? shared_package_id ?? unlimited_package_id).toBe(chosen);
  });

  test.each<[string, Partial<ActivePackage>]>([
    ['has too little left', { remaining_time: 45 }],
    ['does not include it', { services_included: [] }],
    ['ends before', { expiry_date: '2026-03-04' }],
  ])('costs money when the package %s', (_why, changes) => {
    const { form, unfit } = grant({ ...all, package: 'mine' }, owning(changes));
    expect(form).toMatchObject({ serviceType: 'service', services: [{ id: 1, time: 60 }] });
    expect(unfit).toEqual([]);
  });

  test('asks for another time if the wanted one has too few minutes', () => {
    const { step, unfit } = grant({ ...all, package: 12 }, owning(), list(45));
    expect(step).toBe('time');
    expect(unfit).toEqual([{ what: 'time', day: '2026-03-05', time: '14:00' }]);
  });

  test.each([
    ['of its services', { package: 12, service: 1, minutes: 45 }, 45],
    ['alone', '/booking?package=12&minutes=45', 45],
    ['more than it has left', { package: 12, service: 1, minutes: 500 }, 180],
  ])('keeps its minutes without a time: %s', (_which, linked, minutes) => {
    const { form } = grant(linked, owning());
    expect(form).toMatchObject({ user_package_id: 12, allocatedMinutes: minutes, time: '' });
  });

  test('says which services the package does not include', () => {
    const { form, step, unfit } = grant({ package: 12, service: 2 }, owning());
    expect(form).toMatchObject({ user_package_id: 12, sessionFor: [{ id: 1 }] });
    expect([step, unfit]).toEqual(['services', [{ what: 'included', name: 'Red-Light Therapy' }]]);
  });

  test('stays chosen when it was chosen before', () => {
    const first = grant({ package: 12 }, owning());
    expect(first.step).toBe('services');
    expect(grant({ package: 12 }, owning(), undefined, first.form).form.user_package_id).toBe(12);
  });
});
