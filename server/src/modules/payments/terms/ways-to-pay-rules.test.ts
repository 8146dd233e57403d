import { dueOnline } from '@limber/contract/money/deposit-and-late-refund.ts';
import { expect, test } from 'vitest';
import { PAID_AT_STUDIO, type PaymentTermsOf, waysToPay } from './ways-to-pay-rules.ts';

const terms = (changes: Partial<PaymentTermsOf>): PaymentTermsOf => ({
  ...PAID_AT_STUDIO,
  paid: 'online',
  ...changes,
});
const stranger = { visits: 0, missed: 0 };
const regular = { visits: 3, missed: 1 };

test.each([
  [terms({ paid: 'studio' }), stranger, ['studio']],
  [terms({ paid: 'either' }), stranger, ['online', 'studio']],
  [terms({}), regular, ['online']],
  [terms({ askedOf: 'new' }), stranger, ['online']],
  [terms({ askedOf: 'new' }), { visits: 1, missed: 0 }, ['studio']],
  [terms({ askedOf: 'missed', missedSessions: 2 }), regular, ['studio']],
  [terms({ askedOf: 'missed', missedSessions: 2 }), { visits: 0, missed: 2 }, ['online']],
  [terms({ paid: 'either', askedOf: 'missed', missedSessions: 1 }), regular, ['online', 'studio']],
])('%j: %j may pay %j', (its, payer, ways) => {
  expect(waysToPay(its, payer)).toEqual(ways);
});

test.each([
  [{}, 32_000, 32_000],
  [{ depositPercent: 50 }, 32_001, 16_001],
  [{ depositPercent: 1 }, 5, 1],
  [{ depositMinor: 10_000 }, 32_000, 10_000],
  [{ depositMinor: 10_000 }, 8000, 8000],
])('%j of %d: %d are paid online', (deposit, price, due) => {
  expect(dueOnline(terms(deposit), price)).toBe(due);
});
