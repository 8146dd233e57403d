import { expect, test } from 'vitest';
import { type DisputedLine, writtenOff } from './lost-dispute-rules.ts';

const line = (session: DisputedLine['session'], changes: Partial<DisputedLine> = {}) => ({
  ...{ grossMinor: 32_000, refundedMinor: 0, session },
  ...changes,
});

const whole = (minor: number) => ({ lostMinor: minor, dueMinor: minor });

test('what was held or is to come, a package and a product are owed', () => {
  for (const session of ['booked', 'check_in', 'completed', null] as const) {
    expect(writtenOff(whole(32_000), [line(session)])).toBeNull();
  }
});

test('a session to which nobody came is written off, and no more than is due', () => {
  expect(writtenOff(whole(32_000), [line('no_show')])).toEqual([32_000]);
  expect(writtenOff(whole(8000), [line('cancelled')])).toEqual([8000]);
});

test('what went back already and was disputed besides is owed', () => {
  expect(writtenOff(whole(32_000), [line('cancelled', { refundedMinor: 32_000 })])).toBeNull();
});

test('where a part of it was held the whole amount is owed', () => {
  expect(writtenOff(whole(64_000), [line('no_show'), line('completed')])).toBeNull();
});

test('nothing is written off where nothing is due', () => {
  expect(writtenOff(whole(0), [line('no_show')])).toBeNull();
});

test('what was due besides is not written off with a deposit that was lost', () => {
  const deposit = { lostMinor: 8000, dueMinor: 32_000 };
  expect(writtenOff(deposit, [line('no_show')])).toEqual([8000]);
});
