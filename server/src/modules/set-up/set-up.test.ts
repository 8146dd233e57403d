import { readSetUp, type SetUp, type SetUpStepName } from '@limber/contract/desk/entry/set-up.ts';
import { expect, test } from 'vitest';
import { openManaging } from '../../../test/at-the-desk.ts';
import { openWorld } from '../../../test/harness.ts';

const world = await openWorld();
const { ask } = await openManaging(world);
const TODAY = '2026-03-04';

async function counted(step: SetUpStepName): Promise<[count: number, toLookAt: number]> {
  const { steps }: SetUp = (await ask(readSetUp)).body;
  const { count = -1, to_look_at = -1 } = steps.find((each) => each.step === step) ?? {};
  return [count, to_look_at];
}
/**
 * How each of these changes what is counted of a step, from how it is without them; then all is as
 * before.
 */
async function after(step: SetUpStepName, ...changes: string[]) {
  const [count, toLookAt] = await counted(step);
  const seen: [number, number][] = [];
  for (const change of changes) {
    await world.query(change);
    const [now, look] = await counted(step);
    seen.push([now - count, look - toLookAt]);
  }
  return seen;
}

test.each([
  ['services', 'service', 'services', 'service_durations', 'service_id'],
  ['packages', 'package', 'package_products', 'package_options', 'product_id'],
] as const)(
  'of the %s are counted those on sale with a price, and to look at those nobody saved',
  async (step, subject, table, prices, of) => {
    const [count, toLookAt] = await counted(step);
    expect([count > 2, toLookAt > 2]).toEqual([true, true]);
    const { rows } = await world.query<{ id: number }>(
      `select id from ${table} order by id limit 4`,
    );
    const [saved, noted, gone, free] = rows.map(({ id }) => id);
    const seen = await after(
      step,
      `update ${table} set version = 2 where id = ${saved}`,
      `insert into audit_log (at, actor_id, action, subject, details)
      select now(), min(id), 'changed', '${subject} ${noted}', '{}' from accounts where account_type = 'manager'`,
      `update ${table} set active = false where id = ${gone}`,
      `update ${prices} set price_fils = 0 where ${of} = ${free}`,
    );
    expect(seen).toEqual([
      [0, -1],
      [0, -2],
      [-1, -3],
      [-2, -3],
    ]);
  },
);

test.each<[SetUpStepName, string[]]>([
  ['country', ['place_version = 2']],
  [
    'website',
    [
      `look = '{"primary":"#7a1f5c"}'`,
      `look = '{"accent":"#7a1f5c"}'`,
      `look = '{"pictures":{"logo_light":"/logo"}}'`,
      `look = '{"pictures":{"mark":"/mark"}}'`,
    ],
  ],
])('the step %s is done with %j', async (step, changes) => {
  const state = async () => {
    const { steps }: SetUp = (await ask(readSetUp)).body;
    return steps.find((each) => each.step === step)?.state;
  };
  const asNew = `update settings set place_version = 1, look = '{"primary":null,"pictures":{"hero_wide":"/hero"}}'`;
  for (const change of changes) {
    await world.query(asNew);
    expect(await state()).toBe('open');
    await world.query(`update settings set ${change}`);
    expect(await state()).toBe('done');
  }
  await world.query(asNew);
});

test('country and currency are done once money was counted in it', async () => {
  expect((await ask(readSetUp)).body.steps[1]).toMatchObject({ step: 'country', state: 'open' });
  await world.query(`insert into drawer_sessions (location_code, day, float_fils, opened_at, opened_by)
    select 'A', '${TODAY}', 0, now(), min(id) from accounts where account_type = 'manager'`);
  expect((await ask(readSetUp)).body.steps[1]).toMatchObject({ step: 'country', state: 'done' });
});

test('branches have hours, and therapists shifts, while these hold today or later', async () => {
  const branch = await after(
    'hours',
    `update opening_hours set valid_to = '${TODAY}' where location_code = 'A'`,
    `update opening_hours set valid_to = '2026-03-03' where location_code = 'A'`,
    `update opening_hours set valid_to = null where location_code = 'A'`,
    `update locations set bookable = false where code = 'A'`,
  );
  expect(branch.map(([count]) => count)).toEqual([0, -1, 0, -1]);
  const [branches] = await counted('branches');
  await world.query(`update locations set bookable = true where code = 'A'`);
  expect(await counted('branches')).toEqual([branches + 1, 0]);
  const one = '(select min(id) from therapists where active)';
  const therapist = await after(
    'therapists',
    `update shifts set valid_to = '${TODAY}' where therapist_id = ${one}`,
    `update shifts set valid_to = '2026-03-03' where therapist_id = ${one}`,
    `update shifts set valid_to = null where therapist_id = ${one}`,
    `update therapists set active = false where id = ${one}`,
  );
  expect(therapist.map(([count]) => count)).toEqual([0, -1, 0, -1]);
});

test('erased or merged clients do not count', async () => {
  await world.query(`
    insert into accounts (email, first_name, last_name, phone_number, gender, account_type, created_at)
    select name || '@client.example', name, '', '', 'female', 'client', now()
    from unnest(array['one', 'two', 'three']) as name`);
  expect(await counted('import')).toEqual([3, 0]);
  const clients = await after(
    'import',
    `update accounts set erased_at = now() where first_name = 'one'`,
    `update accounts set merged_into = (select id from accounts where first_name = 'three')
      where first_name = 'two'`,
  );
  expect(clients.map(([count]) => count)).toEqual([-1, -2]);
});

test('a therapist counts who can do something on sale, and a service needs its room to exist', async () => {
  const one = '(select min(id) from therapists where active)';
  const skills = await after(
    'therapists',
    `update services set needs_skill = true`,
    `delete from therapist_services where therapist_id = ${one}`,
    `update services set needs_skill = false where id = (select min(id) from services where active)`,
  );
  expect(skills.map(([count]) => count)).toEqual([0, -1, 0]);
  const service = '(select min(id) from services where active)';
  const rooms = await after(
    'resources',
    `insert into service_resources (service_id, need, kind) values (${service}, 7, 'Pool'),
      (${service}, 7, 'Bath')`,
    `insert into resources (location_code, kind, name, position) values ('A', 'Bath', 'Bath 1', 90)`,
    `update resources set active = false where kind = 'Bath'`,
  );
  expect(rooms).toEqual([
    [0, 1],
    [1, 0],
    [0, 1],
  ]);
});
