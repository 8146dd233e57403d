import { listSessionServices, moveBooking } from '@limber/contract/desk/day/booking-changes.ts';
import { describe, expect, test } from 'vitest';
import { ledgerOf, versionOf } from '../../../../test/booking-requests.ts';
import { callApi, type Tried } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';
import { serviceNamed } from '../../../../test/people.ts';

const { world, badr, actor, desk, who, stretching, buy, bookAtDesk, tryAtDesk } = await openDesk();

const because = { override: { reason: 'The client asked for it' } };
const move = (id: string, version: number, to: Tried<typeof moveBooking> = {}) =>
  callApi(world, moveBooking, { id, version, ...to }, { by: desk });
const pnf = await serviceNamed(world, 'PNF Stretching');
const redLight = await serviceNamed(world, 'Red-Light Therapy');
const massage = await serviceNamed(world, 'Sport Massage');

const linesOf = (id: string) =>
  world.db
    .selectFrom('booking_lines')
    .select(['service_id', 'lasts_minutes', 'price_fils'])
    .where('booking_id', '=', id)
    .orderBy('position')
    .execute();

describe('another service at the desk', () => {
  test('costs what the catalogue asks, lasts as long as it does, and is written down as it was', async () => {
    const { id } = await bookAtDesk();
    const services = [{ id: redLight, time: 30 }];
    const changed = await move(id, 1, { services });
    expect(changed.json()).toMatchObject({
      version: 2,
      total_duration: 30,
      total_price: 120,
      time: '14:00:00',
      appointment_services: [{ minutes: 30 }],
    });
    const event = await world.db
      .selectFrom('booking_events')
      .selectAll()
      .where('booking_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({
      kind: 'moved',
      actor_id: actor.accountId,
      from_lines: [expect.objectContaining({ serviceId: stretching, priceFils: 32_000 })],
    });
    const back = await move(id, 2, { services: [{ id: stretching, time: 60 }] });
    expect(back.json()).toMatchObject({ total_price: 320, total_duration: 60, version: 3 });
    expect((await move(id, 3, { services: [{ id: stretching, time: 60 }] })).json().version).toBe(
      3,
    );
  });

  test('is added to the others, which cost what they did, and removed again', async () => {
    const { id } = await bookAtDesk();
    await world.query(
      `update booking_lines set price_fils = 30000 where booking_id = '${id}';
       update bookings set price_fils = 30000 where id = '${id}'`,
    );
    const services = [
      { id: stretching, time: 60 },
      { id: redLight, time: 30 },
    ];
    const version = (await versionOf(world, id)) ?? 0;
    const both = await move(id, version, { services });
    expect(both.json()).toMatchObject({
      total_duration: 90,
      total_price: 300 + 120,
    });
    expect(await linesOf(id)).toHaveLength(2);
    const twice = [services[0], services[0]];
    expect((await move(id, version + 1, { services: twice })).statusCode).toBe(400);
    await move(id, version + 1, { services: services.slice(0, 1) });
    expect(await linesOf(id)).toEqual([
      { service_id: stretching, lasts_minutes: 60, price_fils: 30_000 },
    ]);
  });

  test('needs a therapist who offers it, or a reason; and a bed of the branch', async () => {
    const { id } = await bookAtDesk({ therapist_id: who.omar });
    await world.query(
      `delete from therapist_services where therapist_id = ${who.omar} and service_id = ${pnf}`,
    );
    const unskilled = { services: [{ id: pnf, time: 60 }] };
    expect((await move(id, 1, unskilled)).json().wishes).toEqual(['skill']);
    expect((await move(id, 1, { ...unskilled, ...because })).statusCode).toBe(200);
    const services = [{ id: redLight, time: 30 }];
    expect((await move(id, 2, { services })).statusCode).toBe(200);
    expect(await given(id)).toHaveLength(1);
    const second = await bookAtDesk({}, badr);
    const taken = await move(second.id, 1, { services, ...because });
    expect(taken.statusCode).toBe(409);
    expect(taken.json().detail).toBe('Red-light bed is taken then by Amina Haddad, from 14:00.');
    expect(taken.json().free_times).toHaveLength(3);
  });

  test('of a package is one that it includes, and takes its minutes', async () => {
    const bought = await buy('Starter Package');
    const services = [{ id: pnf, time: 45 }];
    const changed = await move(bought.id, 1, { services, total_duration: 45 });
    expect(changed.json()).toMatchObject({ total_duration: 45, package_minutes: 45 });
    expect(await linesOf(bought.id)).toEqual([
      { service_id: pnf, lasts_minutes: 45, price_fils: 0 },
    ]);
    const minutes = (await ledgerOf(world, bought.package.id)).map((entry) => entry.minutes);
    expect(minutes.slice(1)).toEqual([-60, 15]);
    const short = [pnf, stretching].map((id) => ({ id, time: 5 }));
    const reply = await move(bought.id, 2, { services: short, total_duration: 5 });
    expect(Object.keys(reply.json().fields)).toEqual(['total_duration']);
    const foreign = await move(bought.id, 2, { services: [{ id: massage, time: 45 }] });
    expect(foreign.json().fields).toEqual({
      services: 'The Starter Package does not include one of these services.',
    });
  });

  test('is offered where it can be booked: of a package what it includes, otherwise what is sold, and the present services', async () => {
    const offered = async (id: string): Promise<{ id: number; name: string }[]> =>
      (await callApi(world, listSessionServices, { id }, { by: desk })).json();
    const { id } = await bookAtDesk();
    expect((await offered(id)).map((each) => each.id)).toEqual(
      expect.arrayContaining([stretching, pnf, redLight, massage]),
    );
    const bought = await buy('Starter Package', { time: '18:00' });
    const included = (await offered(bought.id)).map((each) => each.id);
    expect(included).toEqual(expect.arrayContaining([stretching, pnf]));
    expect(included).not.toContain(massage);
    await world.query(`update services set active = false where id in (${stretching}, ${pnf})`);
    expect((await offered(id)).map(({ name }) => name)).toContain('Stretching');
    expect((await offered(id)).map((each) => each.id)).not.toContain(pnf);
    await world.query(`update services set active = true where id in (${stretching}, ${pnf})`);
    const unknown = { id: '00000000-0000-4000-8000-000000000000' };
    expect((await callApi(world, listSessionServices, unknown, { by: desk })).statusCode).toBe(404);
  });

  test('that is not sold, twice the same, or in a length without a price is refused at its field', async () => {
    const { id } = await bookAtDesk();
    const tries = [
      [[{ id: 999_999, time: 60 }], 'services'],
      [
        [
          { id: redLight, time: 30 },
          { id: redLight, time: 60 },
        ],
        'services',
      ],
      [[{ id: redLight, time: 175 }], 'total_duration'],
    ] as const;
    for (const [services, field] of tries) {
      const reply = await move(id, 1, { services: [...services] });
      expect(reply.statusCode).toBe(400);
      expect(Object.keys(reply.json().fields)).toEqual([field]);
    }
    expect((await tryAtDesk({ time: '18:00' })).statusCode).toBe(201);
  });

  test('is told once, and not when nothing changed', async () => {
    const { id } = await bookAtDesk();
    await world.runJobs();
    world.mails.length = 0;
    const other = [{ id: pnf, time: 60 }];
    await move(id, 1, { services: other });
    await world.runJobs(2);
    expect(world.mails).toHaveLength(1);
    expect(world.mails[0]?.text).toContain('PNF Stretching');
    expect(world.mails[0]?.text).toContain('at 14:00 was changed');
    world.mails.length = 0;
    world.clock.set('2026-03-04T13:00:00+04:00');
    await move(id, 2, { services: [{ id: stretching, time: 60 }] });
    await move(id, 3, { services: other });
    await world.runJobs(2);
    expect(world.mails).toHaveLength(0);
  });
});

const given = async (id: string) =>
  (
    await world.db
      .selectFrom('booking_resources')
      .innerJoin('resources', 'resources.id', 'booking_resources.resource_id')
      .select('resources.name')
      .where('booking_id', '=', id)
      .execute()
  ).map(({ name }) => name);
