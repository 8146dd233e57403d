import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openWorld, TEST_NOW, type World } from '../../../test/harness.ts';
import { ownPackage } from '../../../test/own-package.ts';
import { addClient, type TestClient } from '../../../test/people.ts';

let world: World;
let member: TestClient;
let visitor: TestClient;

beforeAll(async () => {
  world = await openWorld();
  member = await addMember('Amina');
  visitor = await addClient(world, 'Badr');
});

beforeEach(() => world.clock.set(TEST_NOW));

async function addMember(name: string): Promise<TestClient> {
  const client = await addClient(world, name);
  await world.db
    .insertInto('memberships')
    .values({
      account_id: client.id,
      number: `LMB-0000-${String(client.id).padStart(4, '0')}`,
      valid_from: '2026-03-01',
      valid_to: '2027-02-28',
      granted_at: world.clock.now(),
    })
    .execute();
  return client;
}

const get = async (client: TestClient, path: string) =>
  (
    await world.app.inject({ url: `/api/v1/appointment/${path}`, headers: client.headers() })
  ).json();

const post = (client: TestClient, path: string, payload?: object) =>
  world.app.inject({
    method: 'POST',
    url: `/api/v1/appointment/${path}`,
    headers: client.headers(),
    ...(payload ? { payload } : {}),
  });

async function discountOf(partner: string): Promise<number> {
  const { id } = await world.db
    .selectFrom('partner_discounts')
    .select('id')
    .where('partner_name', '=', partner)
    .executeTakeFirstOrThrow();
  return id;
}

describe('the status of a membership', () => {
  test('names the card, its holder, the discounts and the partners @API-18 @STATE-23', async () => {
    const status = await get(member, 'membership/status/');
    expect(status).toEqual({
      has_membership: true,
      membership: {
        id: expect.stringMatching(/^LMB-0000-\d{4}$/),
        valid_from: '2026-03-01',
        valid_to: '2027-02-28',
        user: { first_name: 'Amina', last_name: 'Haddad', name: 'Amina Haddad' },
      },
      available_partner_discounts: (await get(member, 'membership/partner-discounts/')).results,
      discounts: [{ name: 'Every booking', discount_percentage: 10 }],
      minutes_bought: 0,
      minutes_needed: 500,
    });
  });

  test('says how far one is without a membership @API-18', async () => {
    await ownPackage(world, visitor.id, 'Starter Package');
    expect(await get(visitor, 'membership/status/')).toEqual({
      has_membership: false,
      membership: null,
      available_partner_discounts: [],
      discounts: [],
      minutes_bought: 300,
      minutes_needed: 500,
    });
  });

  test('ends with the last day in Dubai, unless another year follows', async () => {
    world.clock.set('2027-02-28T23:59:00+04:00');
    expect((await get(member, 'membership/status/')).has_membership).toBe(true);
    world.clock.set('2027-03-01T00:00:00+04:00');
    expect((await get(member, 'membership/status/')).has_membership).toBe(false);
    world.clock.set(TEST_NOW);
    const renewed = await addMember('Dana');
    await world.db
      .insertInto('memberships')
      .values({
        account_id: renewed.id,
        number: `LMB-0000-${String(renewed.id).padStart(4, '0')}`,
        valid_from: '2027-03-01',
        valid_to: '2028-02-29',
        granted_at: world.clock.now(),
      })
      .execute();
    const { membership } = await get(renewed, 'membership/status/');
    expect(membership).toMatchObject({ valid_from: '2026-03-01', valid_to: '2028-02-29' });
  });
});

describe('the partners’ discounts', () => {
  test('are the eleven, in order, each with all that its card and modal show @API-19 @STATE-24 @DISC-14 @DISC-15 @DISC-16 @DISC-17 @MEMB-02', async () => {
    const page = await get(member, 'membership/partner-discounts/');
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

  test('are an empty list for who is no member @API-19', async () => {
    expect(await get(visitor, 'membership/partner-discounts/')).toEqual({
      count: 0,
      next: null,
      previous: null,
      results: [],
    });
  });

  test('leave out a partner that has left', async () => {
    const id = await discountOf('Chai & Co');
    const active = (now: boolean) =>
      world.db.updateTable('partner_discounts').set({ active: now }).where('id', '=', id).execute();
    await active(false);
    expect((await get(member, 'membership/partner-discounts/')).count).toBe(10);
    await active(true);
  });
});

describe('what a member does with a discount', () => {
  test.each(['click', 'visit_website', 'copy_code'])('is noted: %s @API-20', async (type) => {
    const discount_id = await discountOf('Oatful');
    const reply = await post(member, 'discounts/interaction/', {
      discount_id,
      interaction_type: type,
    });
    expect(reply.statusCode).toBe(201);
    const rows = await world.db
      .selectFrom('partner_interactions')
      .select(['discount_id', 'account_id', 'at'])
      .where('interaction_type', '=', type)
      .execute();
    expect(rows).toEqual([{ discount_id, account_id: member.id, at: world.clock.now() }]);
  });

  test('is refused when it is another kind, another discount, or another’s', async () => {
    const discount_id = await discountOf('Oatful');
    const send = async (client: TestClient, payload: object) =>
      (await post(client, 'discounts/interaction/', payload)).statusCode;
    expect(await send(member, { discount_id, interaction_type: 'like' })).toBe(400);
    expect(await send(member, { discount_id: 99_999, interaction_type: 'click' })).toBe(404);
    expect(await send(visitor, { discount_id, interaction_type: 'click' })).toBe(404);
  });
});

describe('asking for another code', () => {
  test('hands out the partner’s next unused one, which stays the member’s @API-23', async () => {
    const client = await addMember('Eman');
    const id = await discountOf('Triforce');
    const reply = await post(client, `request-new-code/${id}/`);
    expect(reply.statusCode).toBe(202);
    expect(reply.json()).toEqual({
      detail: 'Here is another code.',
      online_discount_code: 'TRI-7KQ2',
    });
    const codeFor = async (who: TestClient) =>
      (await get(who, 'membership/partner-discounts/')).results.find(
        (each: { id: number }) => each.id === id,
      ).online_discount_code;
    expect(await codeFor(client)).toBe('TRI-7KQ2');
    expect(await codeFor(member)).toBe('LIMBER-TRI-15');
  });

  test('goes to the desk when there is none @API-23', async () => {
    const id = await discountOf('The Dungeon');
    const reply = await post(member, `request-new-code/${id}/`);
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
    const ask = () => post(client, `request-new-code/${id}/`);
    expect((await ask()).statusCode).toBe(202);
    world.clock.advance(23 * 60 + 59);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.json().error).toBe(refused.json().detail);
    expect((await post(client, `request-new-code/${await discountOf('Blank')}/`)).statusCode).toBe(
      202,
    );
    world.clock.advance(1);
    expect((await ask()).statusCode).toBe(202);
  });

  test('never hands out a code twice, nor two to one member, in the same moment', async () => {
    const id = await discountOf('Oatful');
    const clients = [await addMember('Ghada'), await addMember('Hind')];
    const replies = await Promise.all(
      [...clients, ...clients, ...clients].map((each) => post(each, `request-new-code/${id}/`)),
    );
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([202, 202, 429, 429, 429, 429]);
    const codes = replies.flatMap((reply) => reply.json().online_discount_code ?? []);
    expect(codes).toEqual(['OATS-4H8T']);
  });

  test('answers 404 without a membership, an unknown discount, and one without a code', async () => {
    const ask = async (client: TestClient, id: number) =>
      (await post(client, `request-new-code/${id}/`)).statusCode;
    expect(await ask(visitor, await discountOf('Triforce'))).toBe(404);
    expect(await ask(member, 99_999)).toBe(404);
    expect(await ask(member, await discountOf('Raptors'))).toBe(404);
  });
});
