import { randomUUID } from 'node:crypto';
import type { Route } from '@limber/contract/route.ts';
import type { AccountType } from '@limber/contract/values/people.ts';
import { issueAccessToken } from '../../src/platform/http/session.ts';
import { bearing } from '../at-the-desk.ts';
import { callApi } from '../call-api.ts';
import { TEST_SECRET, type World } from '../harness.ts';
import { ownPackage } from '../own-package.ts';
import { actorOf, addClient, agreeToNotes, serviceNamed, therapistNamed } from '../people.ts';
import type { Things } from './row.ts';
import { tillThings } from './till-things.ts';

/**
 * Somebody of each role, Amina the client and a front desk of branch A alone; things to ask about,
 * and the asking.
 */
export async function openMatrix(world: World) {
  const ids = {} as Record<AccountType, number>;
  ids.client = (await addClient(world, 'Amina')).id;
  await agreeToNotes(world, { id: ids.client });
  for (const role of ['therapist', 'front_desk', 'manager'] as const) {
    ids[role] = (await actorOf(world, role)).accountId;
  }
  await world.query(
    `delete from staff_locations where account_id = ${ids.front_desk} and location_code <> 'A'`,
  );
  let made = 0;

  /** Asks and reads the status alone: some replies never end. */
  async function ask(route: Route, args: object, role: AccountType | undefined, half?: 'half') {
    if (!role) return { status: (await callApi(world, route, args)).statusCode };
    const by = half
      ? bearing(
          issueAccessToken(
            TEST_SECRET,
            { accountId: ids[role], accountType: 'client', sessionId: randomUUID() },
            world.clock.now(),
          ),
        )
      : { headers: () => freshBearer(role) };
    const reply = await callApi(world, route, args, { by, streams: true });
    reply.stream().destroy();
    return { status: reply.statusCode };
  }

  /** A session that no other row has ended. */
  function freshBearer(role: AccountType) {
    world.forgetSessions();
    return world.bearer(ids[role], role);
  }

  /** New things for each attempt, because some are used up. */
  async function makeThings(): Promise<Things> {
    const [noura, arjun] = await Promise.all(
      ['Noura', 'Arjun'].map((name) => therapistNamed(world, name)),
    );
    made += 1;
    const badr = (await addClient(world, `Badr${made}`)).id;
    // Tuesday to Saturday, on which Noura works.
    const hour = 24 * (13 + 7 * Math.floor(made / 5) + (made % 5));
    const book = async (clientId: number, therapistId: number | undefined, branch: string) => {
      const id = randomUUID();
      await world.query(`insert into bookings (id, client_id, therapist_id, location_code, service_type,
        status, starts_at, ends_at, price_fils, created_at)
        values ('${id}', ${clientId}, ${therapistId}, '${branch}', 'service', 'booked',
          '2026-03-04T14:00+04'::timestamptz + interval '${hour} hours',
          '2026-03-04T15:00+04'::timestamptz + interval '${hour} hours', 32000, now())`);
      return id;
    };
    const { rows: found } = await world.query<{ counter: number }>(`
      with counter as (
        insert into devices (location_code, name, token_hash, enrolled_by, enrolled_at)
        values ('A', 'Counter', '${made}', ${ids.manager}, now()) returning id
      )
      select id as counter from counter`);
    const close = async (branch: string) => {
      const closed = await world.query<{ id: number }>(`insert into closures
        (name, title, greeting_ar, location_code, starts_on, ends_on, state) values
        ('Pipes', '', '', '${branch}', '2026-12-10', '2026-12-11', 'provisional') returning id`);
      return closed.rows[0]?.id ?? 0;
    };
    const beSick = async (therapistId: number | undefined) => {
      const noted = await world.query<{ id: number }>(`insert into time_off
        (therapist_id, starts_at, ends_at, reason, kind) values
        (${therapistId}, '2026-12-10', '2026-12-11', 'Sick', 'sick') returning id`);
      return noted.rows[0]?.id ?? 0;
    };
    const pay = async (clientId: number) => {
      const id = randomUUID();
      await world.query(`insert into online_payments (id, account_id, location_code, status,
        request_hash, amount_fils, currency, made_at, expires_at, provider)
        values ('${id}', ${clientId}, 'A', 'expired', '\\x00', 32000, 'AED', now(), now(), 'house')`);
      return id;
    };
    const { rows: shelved } = await world.query<{ id: number }>(
      `insert into retail_products (name, price_fils) values ('Oil ${made}', 9500) returning id`,
    );
    await world.query('update settings set therapists_see_pay = true');
    const session = randomUUID();
    await world.query(`insert into sessions (id, account_id, started_at, ends_at)
      values ('${session}', ${ids.front_desk}, now(), now() + interval '1 day')`);
    return {
      booking: await book(ids.client, noura, 'A'),
      foreignBooking: await book(badr, arjun, 'B'),
      payment: await pay(ids.client),
      foreignPayment: await pay(badr),
      pack: await ownPackage(world, ids.client, 'Family Shared Package'),
      foreignPack: await ownPackage(world, badr, 'Family Shared Package'),
      noura: noura ?? 0,
      arjun: arjun ?? 0,
      timeOff: await beSick(noura),
      foreignTimeOff: await beSick(arjun),
      service: await serviceNamed(world, 'Stretching'),
      product: shelved[0]?.id ?? 0,
      counter: found[0]?.counter ?? 0,
      amina: ids.client,
      badr,
      frontDesk: ids.front_desk,
      closure: await close('A'),
      foreignClosure: await close('B'),
      session,
      ...tillThings(world, {
        A: { by: { headers: () => freshBearer('front_desk') }, clientId: ids.client },
        B: { by: { headers: () => freshBearer('manager') }, clientId: badr },
      }),
    };
  }

  return { ids, ask, freshBearer, makeThings };
}
