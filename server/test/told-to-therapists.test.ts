import type { Route } from '@limber/contract/route.ts';
import { describe, expect, test } from 'vitest';
import { callApi } from './call-api.ts';
import { openWorld } from './harness.ts';
import { openMatrix } from './matrix/open-matrix.ts';
import { type Args, nameOf, type Things } from './matrix/row.ts';
import { rows } from './matrix-rows.ts';
import { readContract } from './read-contract.ts';

const world = await openWorld();
const declared = await readContract();
const { ask, freshBearer, makeThings } = await openMatrix(world);

/** Values that appear nowhere else: one of them in a reply comes from what was planted. */
const PLANTED = {
  'last name': 'Plantedname',
  'telephone number': '559876543',
  'e-mail address': 'planted-address',
  'price in fils': '31337',
  'price in AED': '313.37',
  'discount in fils': '4243',
  'discount in AED': '42.43',
  'minutes of the package': '7777',
  reason: 'PlantedReason',
  'who booked it': 'Plantedbooker',
};

/** Four digits of what is planted occur in some thousands of UUIDs by chance. */
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Makes the things in question contain all of it: the client and both sessions. */
async function plant({ booking, foreignBooking, amina, badr, frontDesk, pack }: Things) {
  const sessions = `('${booking}', '${foreignBooking}')`;
  await world.query(`update accounts set last_name = 'Plantedname', phone_e164 = null,
    phone_number = '+971 559876543', email = 'planted-address-' || id || '@client.example'
    where id in (${amina}, ${badr})`);
  await world.query(`update accounts set first_name = 'Plantedbooker' where id = ${frontDesk}`);
  await world.query(`update bookings set price_fils = 31337, discount_fils = 4243,
    override_reason = 'PlantedReason', booked_by = ${frontDesk} where id in ${sessions}`);
  await world.query(`update bookings set package_id = ${pack}, package_minutes = 7777
    where id = '${booking}'`);
  await world.query(`insert into booking_events (booking_id, at, actor_id, kind, to_status, reason)
    select id, now(), ${frontDesk}, 'booked', 'booked', 'PlantedReason' from bookings
    where id in ${sessions}`);
}

const OWN_DAY = 'GET desk/own-day';

async function dayOf({ booking }: Things): Promise<string> {
  const { rows: found } = await world.query<{ day: string }>(
    `select to_char(starts_at at time zone 'Asia/Dubai', 'YYYY-MM-DD') as day
     from bookings where id = '${booking}'`,
  );
  return found[0]?.day ?? '';
}

const argsOf = (route: Route): Args[] => {
  const row = rows[nameOf(route)];
  const { own, foreign } = typeof row === 'object' ? row : {};
  return [own ?? (() => ({})), ...(foreign ? [foreign] : [])];
};

/** Routes that are useless here because they reply with nothing. */
const ANSWERED = [
  OWN_DAY,
  'GET desk/bookings/:id/',
  'GET desk/bookings/:id/notes/',
  'POST desk/bookings/:id/notes/',
  'POST desk/bookings/:id/check-in/',
  'POST desk/bookings/:id/done/',
  'POST desk/bookings/:id/undo/',
];

async function tell(route: Route) {
  const replies: { body: string; statusCode: number }[] = [];
  const things = await makeThings();
  await plant(things);
  const day = { date: await dayOf(things) };
  const by = { headers: () => freshBearer('therapist') };
  for (const args of argsOf(route)) {
    const asked = await args(things);
    // Once with a version that somebody else has changed since, and once as it is.
    for (const more of nameOf(route) === OWN_DAY ? [day] : [{ version: 99 }, {}]) {
      replies.push(await callApi(world, route, { ...asked, ...more }, { by }));
    }
  }
  return replies;
}

describe('no call of a therapist reveals money, or a client’s telephone, address, reason or full name', () => {
  const theirs = declared.filter(
    ({ access, file, path }) =>
      access !== 'public' && access.includes('therapist') && !file && !path.endsWith('/live'),
  );

  test('the calls that are examined closely are among them', () => {
    expect(theirs.map(nameOf)).toEqual(expect.arrayContaining(ANSWERED));
  });

  test.each(theirs.map((route) => [nameOf(route), route] as const))('%s', async (name, route) => {
    const replies = await tell(route);
    for (const { body } of replies) {
      const said = body.replaceAll(UUID, '');
      for (const [what, word] of Object.entries(PLANTED)) expect(said, what).not.toContain(word);
    }
    if (name === OWN_DAY) expect(replies[0]?.body).toContain('"first_name":"Amina"');
    if (!ANSWERED.includes(name)) return;
    const told = replies.some(({ statusCode }) => statusCode < 300 || statusCode === 409);
    expect(told).toBe(true);
  });
});

test('the planted values are what the desk sees of the same session', async () => {
  const things = await makeThings();
  await plant(things);
  const route = declared.find((each) => nameOf(each) === 'GET desk/bookings/:id/') as Route;
  const by = { headers: () => freshBearer('front_desk') };
  const { body } = await callApi(world, route, { id: things.booking }, { by });
  for (const word of ['Plantedname', '313.37', '42.43', '7777', 'PlantedReason', 'Plantedbooker']) {
    expect(body).toContain(word);
  }
  expect((await ask(route, { id: things.booking }, 'therapist')).status).toBe(200);
});
