import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import type { State } from '../../frame/words/session-state.ts';
import { DuesOfDay } from './dues-of-day.ts';
import { SessionMarks } from './session-marks.tsx';
import { SessionPeek } from './session-peek.tsx';
import { aBooking } from './test-day.ts';

const plain = aBooking('one', { package: null, paid_online: 0, coming: false });
const owned = {
  ...{ id: 3, name: 'Balance Package', unpaid: false, minutes: 60, balance_minutes: 240 },
  expires_on: null,
};

/** The words of its marks, while it still costs an amount. */
const marksOf = (changes: Partial<DayBooking>, state: State = 'booked', due = 0) =>
  textOf(
    drawn(
      <DuesOfDay value={new Map([['one', due]])}>
        <SessionMarks of={{ ...plain, ...changes }} state={state} />
      </DuesOfDay>,
    ),
  );

test('the marks of a session have words, and always the same order', () => {
  const client = { ...plain.client, first_visit: true, health_notes: true };
  const noura = { id: 1, name: 'Noura Al Hashimi' };
  expect(marksOf({ client, package: owned, coming: true, asked_for: noura })).toBe(
    'From a package First visit Health notes Asked for Noura Al Hashimi Says they are coming',
  );
  expect(marksOf({ client, package: { ...owned, unpaid: true }, paid_online: 100 })).toBe(
    '100.00 AED paid online Package not paid First visit Health notes',
  );
  expect(marksOf({ wished_gender: 'female', unanswered: true })).toBe(
    'Wishes for a woman Has not answered the reminder',
  );
  const plainClient = { ...plain.client, first_visit: false, health_notes: false };
  expect(marksOf({ client: plainClient })).toBe('');
});

test('a single session that costs something says so, to be paid until it begins and not paid afterwards', () => {
  expect(marksOf({}, 'booked', 320)).toBe('320.00 AED to be paid');
  expect(marksOf({}, 'here', 320)).toBe('320.00 AED not paid');
  expect(marksOf({}, 'done', 0)).toBe('');
  expect(marksOf({ package: owned }, 'done', 320)).toBe('From a package');
  expect(marksOf({}, 'cancelled', 320)).toBe('');
});

test('a wish for somebody who does not have the session stands out', () => {
  const tone = (id: number) =>
    drawn(
      <SessionMarks
        of={{ ...plain, therapist_id: 1, asked_for: { id, name: 'Noura' } }}
        state="booked"
      />,
    );
  expect(tone(1)).not.toContain('text-warn');
  expect(tone(2)).toContain('text-warn');
});

test('two lines say what a block has no room for: time, services and number, then what pays', () => {
  const booking = {
    ...plain,
    ...{ from_minute: 840, to_minute: 900, package: owned },
    client: { ...plain.client, phone: '+971501234567', first_visit: true, health_notes: false },
    services: [{ service_id: 1, service_name: 'Stretching', minutes: 60 }],
  };
  const said = (changes: object) =>
    textOf(drawn(<SessionPeek booking={{ ...booking, ...changes }} state="booked" side="start" />));
  expect(said({})).toContain('14:00–15:00 · Stretching · +971501234567');
  expect(said({})).toContain('First visit · Balance Package, 240 min left');
  expect(said({ package: { ...owned, balance_minutes: null, unpaid: true } })).toContain(
    'Balance Package · Package not paid',
  );
  expect(said({ tight_places: ['neck'] })).toContain('First visit · Neck · Balance Package');
  expect(said({ package: null, price: 250 })).toContain('250.00 AED');
});
