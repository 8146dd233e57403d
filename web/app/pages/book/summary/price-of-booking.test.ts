import type { MembershipStatus } from '@limber/contract/membership.ts';
import { describe, expect, test } from 'vitest';
import { discountPercentOf, priceOf } from './price-of-booking.ts';

const member: MembershipStatus = {
  has_membership: true,
  membership: {
    id: 'LMB-0000-0001',
    valid_from: '2026-01-01',
    valid_to: '2026-12-31',
    user: { first_name: 'Amina', last_name: 'Haddad', name: 'Amina Haddad' },
  },
  available_partner_discounts: [],
  discounts: [{ name: 'Every booking', discount_percentage: 10 }],
  minutes_bought: 600,
  minutes_needed: 500,
  bookable_days_ahead: 180,
};

describe('the price', () => {
  test.each([
    [250, 25, 225],
    [137.5, 13.8, 123.7],
    [280.1, 28.1, 252],
    [0.05, 0.05, 0],
    [0, 0, 0],
  ])('of %d AED is %d less for a member: %d @MEMB-01', (total, discount, expected) => {
    expect(priceOf({ total, acceptedTotal: null }, 10)).toEqual({
      catalogue: total,
      discount,
      total: expected,
    });
  });

  test('without a membership is the catalogue’s', () => {
    expect(priceOf({ total: 250, acceptedTotal: null }, 0)).toMatchObject({
      discount: 0,
      total: 250,
    });
  });

  test('named by the server stays as it is @MEMB-01', () => {
    expect(priceOf({ total: 250, acceptedTotal: 230 }, 10)).toEqual({
      catalogue: 230,
      discount: 0,
      total: 230,
    });
  });
});

test('only a valid membership gives a discount @MEMB-01', () => {
  expect(discountPercentOf(member)).toBe(10);
  expect(discountPercentOf({ ...member, has_membership: false })).toBe(0);
  expect(discountPercentOf({ ...member, discounts: [] })).toBe(0);
  expect(discountPercentOf(undefined)).toBe(0);
});
