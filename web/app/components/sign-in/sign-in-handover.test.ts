import { expect, test } from 'vitest';
import { forgetHandedOver, goOnWith, handOver, readHandedOver } from './sign-in-handover.ts';
import { shelf } from './test-storage.ts';

const NOW = 1_000_000;
const confirm = { path: '/booking?step=confirm', form: { location: 'A' } };

test('a sign-in waiting for a code continues in another tab while the code is valid', () => {
  const [shared, own] = [shelf(), shelf()];
  handOver(shared, confirm, NOW);
  expect(readHandedOver(shared, NOW + 10 * 60_000 - 1)).toEqual(confirm);
  expect(readHandedOver(shared, NOW + 10 * 60_000)).toBeNull();

  goOnWith(shared, own, confirm);
  expect(JSON.parse(own.getItem('bookingForm') ?? '')).toEqual(confirm.form);
  expect(readHandedOver(shared, NOW)).toBeNull();
});

test('without a form only the target is passed on', () => {
  const [shared, own] = [shelf(), shelf()];
  handOver(shared, { path: '/profile' }, NOW);
  expect(readHandedOver(shared, NOW)).toEqual({ path: '/profile' });
  goOnWith(shared, own, { path: '/profile' });
  expect(own.getItem('bookingForm')).toBeNull();
});

test('a missing, broken or foreign target is ignored', () => {
  const shared = shelf();
  expect(readHandedOver(shared, NOW)).toBeNull();
  for (const path of ['https://elsewhere.example', '//elsewhere.example', '/login', '']) {
    handOver(shared, { path }, NOW);
    expect(readHandedOver(shared, NOW)).toBeNull();
  }
  for (const spoilt of ['{', 'null', '[]', '{"path":1,"until":9999999}']) {
    shared.setItem('goOnAfterSignIn', spoilt);
    expect(readHandedOver(shared, NOW)).toBeNull();
  }
  handOver(shared, confirm, NOW);
  forgetHandedOver(shared);
  expect(readHandedOver(shared, NOW)).toBeNull();
});
