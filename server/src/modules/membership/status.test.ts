import { readMembershipStatus } from '@limber/contract/membership.ts';
import { listPartnerDiscounts } from '@limber/contract/partners.ts';
import { describe, expect, test } from 'vitest';
import { postBooking, purchaseRequest } from '../../../test/booking-requests.ts';
import { TEST_NOW } from '../../../test/harness.ts';
import { openMemberStudio } from '../../../test/members.ts';
import { ownPackage } from '../../../test/own-package.ts';
import { addClient } from '../../../test/people.ts';

const { world, member, visitor, addMember, addYear, get } = await openMemberStudio();

describe('the status of a membership', () => {
  test('names the card, its holder, the discounts and the partners @API-18 @STATE-23', async () => {
    const status = await get(member, readMembershipStatus);
    expect(status).toEqual({
      has_membership: true,
      membership: {
        id: expect.stringMatching(/^LMB-0000-\d{4}$/),
        valid_from: '2026-03-01',
        valid_to: '2027-02-28',
        user: { first_name: 'Amina', last_name: 'Haddad', name: 'Amina Haddad' },
      },
      available_partner_discounts: (await get(member, listPartnerDiscounts)).results,
      discounts: [{ name: 'Every booking', discount_percentage: 10 }],
      minutes_bought: 0,
      minutes_needed: 500,
      bookable_days_ahead: 210,
    });
  });

  test('counts the minutes that a member has bought, though they unlocked it', async () => {
    const id = await ownPackage(world, member.id, 'Balance Package');
    const { id: membership } = await world.db
      .selectFrom('memberships')
      .select('id')
      .where('account_id', '=', member.id)
      .limit(1)
      .executeTakeFirstOrThrow();
    await world.query(`update owned_packages set membership_id = ${membership} where id = ${id}`);
    expect(await get(member, readMembershipStatus)).toMatchObject({ minutes_bought: 600 });
  });

  test('says how far one is without a membership @API-18', async () => {
    await ownPackage(world, visitor.id, 'Starter Package');
    expect(await get(visitor, readMembershipStatus)).toEqual({
      has_membership: false,
      membership: null,
      available_partner_discounts: [],
      discounts: [],
      minutes_bought: 300,
      minutes_needed: 500,
      bookable_days_ahead: 180,
    });
  });

  test('counts a new purchase at once @API-18', async () => {
    const buyer = await addClient(world, 'Huda');
    const request = await purchaseRequest(world, 'Balance Package');
    const reply = await postBooking(world, buyer, request);
    expect(reply.json()).toMatchObject({ package: { total_time: 600 }, membership_unlocked: true });
    expect(await get(buyer, readMembershipStatus)).toMatchObject({
      has_membership: true,
      membership: { valid_from: '2026-03-04', valid_to: '2027-03-03' },
      minutes_bought: 600,
    });
  });

  test('ends with the last day in Dubai, unless another year follows', async () => {
    world.clock.set('2027-02-28T23:59:00+04:00');
    expect((await get(member, readMembershipStatus)).has_membership).toBe(true);
    world.clock.set('2027-03-01T00:00:00+04:00');
    expect((await get(member, readMembershipStatus)).has_membership).toBe(false);
    world.clock.set(TEST_NOW);
    const renewed = await addMember('Dana');
    await addYear(renewed, '2027-03-01', '2028-02-29');
    const { membership } = await get(renewed, readMembershipStatus);
    expect(membership).toMatchObject({ valid_from: '2026-03-01', valid_to: '2028-02-29' });
  });
});
