import { expect, test } from 'vitest';
import type { BeforeMove } from '../changing/who-may-change-until-when-rules.ts';
import { refuseMoveBack } from './undo-step-rules.ts';

const at = (time: string) => new Date(`2026-03-05T${time}:00+04:00`);
const lines = [
  { serviceId: 1, name: 'Stretching', needsSkill: false, lastsMinutes: 60, priceMinor: 32_000 },
];
/** An hour at six that was at two before. */
const booking: Parameters<typeof refuseMoveBack>[0] = {
  status: 'booked',
  ...{ startsAt: at('18:00'), endsAt: at('19:00') },
  ...{ lines, priceMinor: 32_000, discountMinor: 0, packageMinutes: null },
};
const before: BeforeMove = {
  ...{ therapistId: 1, locationCode: 'A', startsAt: at('14:00'), endsAt: at('15:00') },
  ...{ id: 'a move', byClient: false, resourceIds: null, packageMinutes: null },
  ...{ lines: null, priceMinor: null, discountMinor: null },
};

const why = (now = at('13:00'), was: Partial<BeforeMove> = {}, is: Partial<typeof booking> = {}) =>
  refuseMoveBack({ ...booking, ...is }, { ...before, ...was }, now)?.en;

test('a move is taken back until the time before it is over', () => {
  expect(why()).toBeUndefined();
  expect(why(at('14:59'))).toBeUndefined();
  expect(why(at('15:00'))).toBe('The time at which this session was before is over.');
});

test('not once the session itself is over or cancelled', () => {
  const later = { startsAt: at('20:00'), endsAt: at('21:00') };
  expect(why(at('18:59'), later)).toBeUndefined();
  expect(why(at('19:00'), later)).toContain('This session is over');
  expect(why(at('13:00'), {}, { status: 'cancelled' })).toContain('already cancelled');
});

test('not the one that its client has made', () => {
  expect(why(at('13:00'), { byClient: true })).toContain('The client has moved this session.');
});

test('not where nobody knows what it cost before', () => {
  expect(why(at('13:00'), { lines })).toContain('What this session cost before is not known');
  expect(why(at('13:00'), { lines, priceMinor: 32_000, discountMinor: 0 })).toBeUndefined();
});
