import type { BookedAppointment } from '@limber/contract/bookings.ts';
import { expect, test } from 'vitest';
import { drawn, elementsOf, textOf } from '../../../components/test-markup.tsx';
import { BookedDetails } from './booked-details.tsx';
import { aSingleSession as single } from './test-booked.ts';

const left = {
  ...{ id: 12, kind: 'regular' as const, remaining_time: 540, total_time: 600, expiry_date: null },
};

const bought: BookedAppointment = {
  ...single,
  ...{ serviceType: 'package', total_price: 2750, package: left },
  ...{ package_name: 'Balance Package', package_minutes: 60 },
};

/** Labels with what stands beside them. */
function factsOf(booked: BookedAppointment): Record<string, string> {
  const html = drawn(<BookedDetails booked={booked} />);
  const values = elementsOf(html, 'dd').map((each) => textOf(each.html));
  const labels = elementsOf(html, 'dt').map(({ name }) => name);
  return Object.fromEntries(labels.map((label, at) => [label, values[at] ?? '']));
}

test('a package that was bought is named, with its minutes and what the first session used', () => {
  const facts = factsOf(bought);
  expect(facts.Package).toMatch(/^Balance Package · 600 min This session uses 60 min$/);
  expect(facts.Total).toBe('2750 AED To be paid at the studio, at your first visit');
});

test('a package that was used is named without its whole, and an unlimited one with its day', () => {
  const used = { ...bought, serviceType: 'mypackage', total_price: 0 } as const;
  expect(factsOf(used).Package).toBe('Balance Package This session uses 60 min');
  expect(factsOf(used).Total).toBe('0 AED');
  const unlimited = { ...left, kind: 'unlimited', total_time: null, remaining_time: null } as const;
  expect(factsOf({ ...used, package: unlimited } as BookedAppointment).Package).toBe(
    'Balance Package the one session of that day',
  );
});

test('a single session is paid at the visit', () => {
  const facts = factsOf(single);
  expect(facts).not.toHaveProperty('Package');
  expect(facts.Total).toBe('320 AED To be paid at the studio, at your visit');
});

test('the amount paid online is shown, and the rest for the studio', () => {
  expect(factsOf({ ...single, paid_online: 320 }).Total).toBe('320 AED Paid online');
  expect(factsOf({ ...single, paid_online: 160 }).Total).toBe(
    '320 AED 160 AED paid online, 160 AED to pay at the studio',
  );
  expect(factsOf({ ...bought, paid_online: 2750 }).Total).toBe('2750 AED Paid online');
});

test('the refund is stated for cancelling in time, and for cancelling later', () => {
  const said = (paid: Partial<BookedAppointment>) =>
    textOf(drawn(<BookedDetails booked={{ ...single, package_minutes: null, ...paid }} />));
  const deposit = { paid_online: 160, free_until: '2100-01-01T00:00:00.000Z' };
  expect(said(deposit)).toContain(
    'When you cancel in time, all 160 AED go back to your card. Later nothing of it goes back.',
  );
  expect(said({ ...deposit, late_back: 40 })).toContain('Later 40 AED of it go back.');
  const late = { paid_online: 160, free_until: '2000-01-01T00:00:00.000Z' };
  expect(said({ ...late, late_back: 40 })).toContain(
    'If you cancel it, 40 AED go back to your card.',
  );
  expect(said(late)).toContain('nothing of what you paid online goes back');
  // Of a package its minutes come back.
  expect(said({ ...deposit, package_minutes: 60 })).not.toContain('go back to your card');
});
