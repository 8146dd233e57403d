import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { SessionMarks } from './session-marks.tsx';
import { SessionPeek } from './session-peek.tsx';
import { aBooking } from './test-day.ts';

const plain = aBooking('one', { package: null, paid_online: 0, coming: false });
const owned = {
  ...{ id: 3, name: 'Balance Package', unpaid: false, minutes: 60, balance_minutes: 240 },
  expires_on: null,
};

test('the marks of a session have words, and always the same order', () => {
  const client = { ...plain.client, first_visit: true, health_notes: true };
  const marks = (changes: object) =>
    textOf(drawn(<SessionMarks of={{ ...plain, client, ...changes }} />));
  expect(marks({ package: owned, coming: true })).toBe(
    'First visit Health notes From a package Says they are coming',
  );
  expect(marks({ package: { ...owned, unpaid: true }, paid_online: 100 })).toContain(
    'First visit Health notes Package not paid',
  );
  expect(
    textOf(
      drawn(
        <SessionMarks
          of={{ ...plain, client: { ...plain.client, first_visit: false, health_notes: false } }}
        />,
      ),
    ),
  ).toBe('');
});

test('two lines say what a block has no room for: time, services and number, then what pays', () => {
  const booking = {
    ...plain,
    ...{ from_minute: 840, to_minute: 900, package: owned },
    client: { ...plain.client, phone: '+971501234567', first_visit: true, health_notes: false },
    services: [{ service_id: 1, service_name: 'Stretching', minutes: 60 }],
  };
  const said = (changes: object) =>
    textOf(drawn(<SessionPeek booking={{ ...booking, ...changes }} side="start" />));
  expect(said({})).toContain('14:00–15:00 · Stretching · +971501234567');
  expect(said({})).toContain('First visit · Balance Package, 240 min left');
  expect(said({ package: { ...owned, balance_minutes: null, unpaid: true } })).toContain(
    'Balance Package · Package not paid',
  );
  expect(said({ tight_places: ['neck'] })).toContain('First visit · Neck · Balance Package');
  expect(said({ package: null, price: 250 })).toContain('250.00 AED');
});
