import type { Appointment } from '@limber/contract/appointments.ts';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { drawn, textOf } from '../../../components/test-markup.tsx';
import { CancelDialog } from './cancel-dialog.tsx';

// A dialog renders only in a document; its content is what is tested here.
vi.mock('../../../ui/overlay/dialog.tsx', () => ({
  Dialog: ({ children }: { children: ReactNode }) => <section>{children}</section>,
}));

const session = {
  id: 'one',
  date: '2026-03-05',
  time: '14:00:00',
  therapist_obj: { first_name: 'Noura', last_name: 'Al Hashimi' },
  package_minutes: 60,
  total_price: 0,
  free_until: '2026-03-05T07:00:00.000Z',
} as Appointment;

const saidOf = (serviceType: Appointment['serviceType'], late: boolean, more = {}) =>
  textOf(
    drawn(
      <CancelDialog
        appointment={{ ...session, ...more, serviceType }}
        late={late}
        onClose={() => {}}
      />,
    ),
  );

test('the therapist is named in full', () => {
  expect(saidOf('mypackage', false)).toContain('14:00 with Noura Al Hashimi');
});

test('minutes return to a package with minutes, and the day to an unlimited one', () => {
  expect(saidOf('mypackage', false)).toContain('60 min go back to your package.');
  for (const type of ['my_unlimited_package', 'unlimited_package'] as const) {
    const said = saidOf(type, false);
    expect(said).toContain('the day is free again in your unlimited package.');
    expect(said).not.toContain('60 min');
  }
});

test("too late, the minutes are used, or the unlimited package's day", () => {
  expect(saidOf('mypackage', true)).toContain('60 min of your package are gone.');
  const unlimited = saidOf('my_unlimited_package', true);
  expect(unlimited).toContain('it stays the session of that day in your unlimited package.');
  expect(unlimited).not.toContain('60 min');
});

test('the charge, or its absence, is exact to the fils', () => {
  const paid = { package_minutes: null, total_price: 123.7 };
  expect(saidOf('service', false, paid)).toContain('the 123.7 AED are not charged.');
  expect(saidOf('service', true, paid)).toContain('the 123.7 AED remain due.');
});

test('what was paid online for a session goes back in time, and later as its terms say', () => {
  const paid = { package_minutes: null, total_price: 320, paid_online: 160 };
  expect(saidOf('service', false, paid)).toContain(
    'all 160 AED that you paid online go back to your card.',
  );
  const late = saidOf('service', true, paid);
  expect(late).toContain('nothing of the 160 AED that you paid online goes back.');
  expect(late).not.toContain('remain due');
  // Of a package the minutes go back.
  const ofPackage = { total_price: 2750, paid_online: 2750 };
  expect(saidOf('package', false, ofPackage)).toContain('60 min go back to your package.');
});
