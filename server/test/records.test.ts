import { expect, test } from 'vitest';
import { openWorld } from './harness.ts';
import { openMatrix } from './matrix/open-matrix.ts';
import { nameOf } from './matrix/row.ts';
import { rows } from './matrix-rows.ts';
import { readContract } from './read-contract.ts';

const world = await openWorld();
const declared = await readContract();
const { ids, ask, makeThings } = await openMatrix(world);

test('whatever the desk changes is written down with the name of who asked', async () => {
  await noteRecords();
  const changes = declared.filter(
    ({ method, path, half }) => method !== 'GET' && path.startsWith('desk/') && !half,
  );
  let named = 0;
  for (const route of changes) {
    const row = rows[nameOf(route)];
    const { own, by = route.access } = typeof row === 'object' ? row : { own: undefined };
    const role = (['manager', 'front_desk'] as const).find((each) => by.includes(each));
    if (!own || !role) continue;
    const args = own(await makeThings());
    await world.query('truncate noted');
    const { status } = await ask(route, args, role);
    if (status >= 300) continue;
    const { rows: noted } = await world.query<{ what: string; who: string | null }>('table noted');
    for (const { what, who } of noted) {
      expect(who, `${nameOf(route)} writes ${what}`).toBe(String(ids[role]));
      named += 1;
    }
  }
  expect(named).toBeGreaterThan(25);
});

/** Has the database note who is named by each row that says who did something. */
async function noteRecords(): Promise<void> {
  const who =
    'actor_id|made_by|opened_by|created_by|enrolled_by|granted_by|set_by|imported_by|told_by';
  const { rows: columns } = await world.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and column_name ~ '^(${who})$'`,
  );
  await world.query(`
    create table noted (what text not null, who text);
    create function note_record() returns trigger language plpgsql as $$ begin
      insert into noted values (tg_table_name, to_jsonb(new) ->> tg_argv[0]);
      return new;
    end $$`);
  for (const { table_name, column_name } of columns) {
    await world.query(`create trigger note after insert on ${table_name}
      for each row execute function note_record('${column_name}')`);
  }
}
