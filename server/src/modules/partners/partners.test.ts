import { readMembershipStatus } from '@limber/contract/membership.ts';
import {
  listPartnerDiscounts,
  requestNewCode,
  trackInteraction,
} from '@limber/contract/partners.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { answersBehind } from '../../../test/blocked.ts';
import type { Tried } from '../../../test/call-api.ts';
import { openMemberStudio } from '../../../test/members.ts';
import { ownPackage } from '../../../test/own-package.ts';
import type { TestClient } from '../../../test/people.ts';

const { world, member, visitor, addMember, askAs, get } = await openMemberStudio();

async function discountOf(partner: string): Promise<number> {
  const { id } = await world.db
    .selectFrom('partner_discounts')
    .select('id')
    .where('partner_name', '=', partner)
    .executeTakeFirstOrThrow();
  return id;
}

describe('the partners’ discounts', () => {
  test('are the eleven, in order, each with all that its card and modal show @API-19 @STATE-24 @DISC-14 @DISC-15 @DISC-16 @DISC-17 @MEMB-02', async () => {
    const page = await get(member, listPartnerDiscounts);
    expect(page).toMatchObject({ count: 11, next: null, previous: null });
    const rates = page.results.map(
      (each: { partner_name: string; discount_percentage: number; category: string }) =>
        `${each.partner_name} ${each.discount_percentage}% ${each.category.toLowerCase()}`,
    );
    expect(rates).toEqual([
      'Limber 10% wellness and recovery',
      'Triforce 15% triathlon training',
      'The Dungeon 10% sport wear',
      'Raptors 10% gym and crossfit',
      'Train with Zee 15% female gym',
      'Oatful 15% health snacks',
      'One Shot 15% hydration drinks',
      'Blank 10% lifestyle',
      'Lavanderia 15% services',
      'Pure Delight 15% wellness',
      'Chai & Co 10% restaurant and cafe',
    ]);
    expect(page.results[1]).toEqual({
      id: await discountOf('Triforce'),
      partner_name: 'Triforce',
      description: expect.stringMatching(/./),
      category: 'Triathlon training',
      discount_percentage: 15,
      partner_type: 'both',
      city: 'Dubai',
      postal_code: null,
      logo_url: '/partners/triforce.svg',
      online_discount_code: 'LIMBER-TRI-15',
      website_url: 'https://triforce.partner.example/',
      instagram_url: 'https://instagram.com/triforce.partner.example',
      requires_membership_card: false,
    });
  });

  test('are an empty list for a non-member @API-19', async () => {
    expect(await get(visitor, listPartnerDiscounts)).toEqual({
      count: 0,
      next: null,
      previous: null,
      results: [],
    });
  });

  test('come in parts when a part is asked for @API-19', async () => {
    const url = '/api/v1/appointment/membership/partner-discounts/';
    const part = (query: Tried<typeof listPartnerDiscounts>) =>
      get(member, listPartnerDiscounts, query);
    const { results: all } = await get(member, listPartnerDiscounts);
    const second = await part({ limit: 4, offset: 4 });
    expect(second).toEqual({
      count: 11,
      next: `${url}?limit=4&offset=8`,
      previous: `${url}?limit=4&offset=0`,
      results: all.slice(4, 8),
    });
    const last = await part(Object.fromEntries(new URLSearchParams(second.next.split('?')[1])));
    expect(last).toMatchObject({ count: 11, next: null, previous: `${url}?limit=4&offset=4` });
    expect(last.results).toEqual(all.slice(8));
    expect((await part({ limit: 2 })).results).toEqual(all.slice(0, 2));
    expect((await part({ offset: 10 })).results).toEqual(all.slice(10));
    expect(await part({ offset: 11 })).toMatchObject({ count: 11, next: null, results: [] });
    expect(Object.keys((await part({ limit: 0 })).fields)).toEqual(['limit']);
  });

  test('are an empty list where partners are off, also in the status', async () => {
    await world.query(`update settings set switches = switches || '{"partners": false}'`);
    expect(await get(member, listPartnerDiscounts)).toMatchObject({ count: 0, results: [] });
    expect(await get(member, readMembershipStatus)).toMatchObject({
      has_membership: true,
      available_partner_discounts: [],
    });
    await world.query(`update settings set switches = switches - 'partners'`);
    expect((await get(member, listPartnerDiscounts)).count).toBe(11);
  });

  test('leave out a partner that has left', async () => {
    const id = await discountOf('Chai & Co');
    const active = (now: boolean) =>
      world.db.updateTable('partner_discounts').set({ active: now }).where('id', '=', id).execute();
    await active(false);
    expect((await get(member, listPartnerDiscounts)).count).toBe(10);
    await active(true);
  });
});

describe('a member’s use of a discount', () => {
  test.each(['click', 'visit_website', 'copy_code'])('is noted: %s @API-20', async (type) => {
    const discount_id = await discountOf('Oatful');
    const reply = await askAs(member, trackInteraction, { discount_id, interaction_type: type });
    expect(reply.statusCode).toBe(201);
    const rows = await world.db
      .selectFrom('partner_interactions')
      .select(['discount_id', 'account_id', 'at'])
      .where('interaction_type', '=', type)
      .execute();
    expect(rows).toEqual([{ discount_id, account_id: member.id, at: world.clock.now() }]);
  });

  test('is noted a hundred and twenty times an hour', async () => {
    const client = await addMember('Clicker');
    const done = { discount_id: await discountOf('Oatful'), interaction_type: 'click' };
    const send = async () => (await askAs(client, trackInteraction, done)).statusCode;
    const first = await Promise.all(Array.from({ length: 120 }, send));
    expect(new Set(first)).toEqual(new Set([201]));
    expect(await send()).toBe(429);
    world.clock.advance(60);
    expect(await send()).toBe(201);
  });

  test('is refused when it is another kind, another discount, or another’s', async () => {
    const discount_id = await discountOf('Oatful');
    const send = async (client: TestClient, payload: object) =>
      (await askAs(client, trackInteraction, payload)).statusCode;
    expect(await send(member, { discount_id, interaction_type: 'like' })).toBe(400);
    expect(await send(member, { discount_id: 99_999, interaction_type: 'click' })).toBe(404);
    expect(await send(visitor, { discount_id, interaction_type: 'click' })).toBe(404);
  });
});

describe('asking for another code', () => {
  test('hands out the partner’s next unused one, which stays the member’s @API-23', async () => {
    const client = await addMember('Eman');
    const id = await discountOf('Triforce');
    const reply = await askAs(client, requestNewCode, { id });
    expect(reply.statusCode).toBe(202);
    expect(reply.json()).toEqual({
      detail: 'Here is another code.',
      online_discount_code: 'TRI-7KQ2',
    });
    const codeFor = async (who: TestClient) =>
      (await get(who, listPartnerDiscounts)).results.find((each: { id: number }) => each.id === id)
        .online_discount_code;
    expect(await codeFor(client)).toBe('TRI-7KQ2');
    expect(await codeFor(member)).toBe('LIMBER-TRI-15');
  });

  test('shows the member the code that was handed out last', async () => {
    const client = await addMember('Jana');
    const id = await discountOf('Oatful');
    await world.query(`insert into partner_codes (discount_id, code, handed_to, handed_at) values
      (${id}, 'OAT-2', ${client.id}, '2026-03-02'), (${id}, 'OAT-3', ${client.id}, '2026-03-03'),
      (${id}, 'OAT-1', ${client.id}, '2026-03-01')`);
    const { results } = await get(client, listPartnerDiscounts);
    expect(results).toContainEqual(expect.objectContaining({ id, online_discount_code: 'OAT-3' }));
  });

  test('never hands out a code twice, nor two to one member, in the same moment', async () => {
    const id = await discountOf('Triforce');
    await world.query(`insert into partner_codes (discount_id, code) values
      (${id}, 'TRI-SPARE-1'), (${id}, 'TRI-SPARE-2'), (${id}, 'TRI-SPARE-3')`);
    const [one, other] = [await addMember('Ghada'), await addMember('Hind')];
    const gate = sql`select from partner_discounts where id = ${id}::int for no key update`;
    const asked = [one, one, other].map((who) => () => askAs(who, requestNewCode, { id }));
    const replies = await answersBehind(world, gate, asked);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([202, 429, 202]);
    const given = replies.map((reply) => reply.json().online_discount_code).filter(Boolean);
    expect(new Set(given).size).toBe(2);
  });

  test('goes to the desk when there is no unused code @API-23', async () => {
    const id = await discountOf('The Dungeon');
    const reply = await askAs(member, requestNewCode, { id });
    expect(reply.statusCode).toBe(202);
    expect(reply.json()).toEqual({
      detail: 'Thank you. We are asking the partner for a new code.',
    });
    const noted = await world.db
      .selectFrom('partner_code_requests')
      .select(['account_id', 'code_id'])
      .where('discount_id', '=', id)
      .execute();
    expect(noted).toEqual([{ account_id: member.id, code_id: null }]);
  });

  test('is possible once a day for each discount @API-23', async () => {
    const client = await addMember('Fadi');
    const id = await discountOf('One Shot');
    const ask = () => askAs(client, requestNewCode, { id });
    expect((await ask()).statusCode).toBe(202);
    world.clock.advance(23 * 60 + 59);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.json().error).toBe(refused.json().detail);
    expect(
      (await askAs(client, requestNewCode, { id: await discountOf('Blank') })).statusCode,
    ).toBe(202);
    world.clock.advance(1);
    expect((await ask()).statusCode).toBe(202);
  });

  test('waits until the package is paid that unlocked the membership @API-23 @MONEY-05', async () => {
    const client = await addMember('Iman');
    const id = await discountOf('Lavanderia');
    const packageId = await ownPackage(world, client.id, 'Balance Package');
    const set = (values: string) =>
      world.query(`update owned_packages set ${values} where id = ${packageId}`);
    await set(`membership_id = (select id from memberships where account_id = ${client.id})`);
    const ask = () => askAs(client, requestNewCode, { id });
    const refused = await ask();
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toBe(
      'You get your own codes once the package that unlocked your membership is paid at the studio.',
    );
    await set(`paid_at = '2026-03-04T10:00:00+04:00'`);
    expect((await ask()).statusCode).toBe(202);
  });

  test('answers 404 without a membership and an unknown discount, 409 a partner without codes', async () => {
    const ask = async (client: TestClient, id: number) =>
      (await askAs(client, requestNewCode, { id })).statusCode;
    expect(await ask(visitor, await discountOf('Triforce'))).toBe(404);
    expect(await ask(member, 99_999)).toBe(404);
    expect(await ask(member, await discountOf('Raptors'))).toBe(409);
  });
});
