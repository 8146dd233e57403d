import { expect, test } from 'vitest';
import { openWorld } from './harness.ts';
import { openMatrix } from './matrix/open-matrix.ts';
import { nameOf } from './matrix/row.ts';
import { rows } from './matrix-rows.ts';
import { readContract } from './read-contract.ts';

const world = await openWorld();
const declared = await readContract();
const { ids, ask, makeThings } = await openMatrix(world);

test('everything that the desk changes is recorded with the actor’s name', async () => {
  await noteRecords();
  const changes = declared.filter(
    ({ method, path, half }) => method !== 'GET' && path.startsWith('desk/') && !half,
  );
  const named = new Set<string>();
  let records = 0;
  for (const route of changes) {
    const row = rows[nameOf(route)];
    const { own, by = route.access } = typeof row === 'object' ? row : { own: undefined };
    const role = (['manager', 'front_desk'] as const).find((each) => by.includes(each));
    if (!own || !role) continue;
    const args = await own(await makeThings());
    await world.empty('noted');
    const { status } = await ask(route, args, role);
    if (status >= 300) continue;
    const { rows: noted } = await world.query<{ what: string; who: string | null }>('table noted');
    for (const { what, who } of noted) {
      expect(who, `${nameOf(route)} writes ${what}`).toBe(String(ids[role]));
      named.add(what);
      records += 1;
    }
  }
  expect(records).toBeGreaterThan(35);
  expect([...named]).toEqual(expect.arrayContaining(MONEY));
});

/** Columns that must name the actor whenever money moves. */
const MONEY = [
  ...['drawer_sessions.opened_by', 'drawer_sessions.closed_by', 'drawer_movements.actor_id'],
  ...['sales.seller_id', 'payments.actor_id', 'tips.actor_id', 'refunds.actor_id'],
];

/** The creator of a record, named from the start. */
const MADE =
  'actor_id|made_by|opened_by|created_by|enrolled_by|granted_by|set_by|imported_by|told_by|seller_id|booked_by';
/** The actor of a later change. */
const CHANGED =
  'closed_by|decided_by|confirmed_by|withdrawn_by|revoked_by|outcome_by|suspended_by|ended_by|taken_by|undone_by';

/** Makes the database record who is named in each row that names an actor. */
async function noteRecords(): Promise<void> {
  await world.query(`
    create table noted (what text not null, who text);
    create function note_record() returns trigger language plpgsql as $$ begin
      insert into noted values (tg_table_name || '.' || tg_argv[0], to_jsonb(new) ->> tg_argv[0]);
      return new;
    end $$`);
  for (const names of [MADE, CHANGED]) {
    const { rows: columns } = await world.query<{ table_name: string; column_name: string }>(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and column_name ~ '^(${names})$'`,
    );
    for (const { table_name, column_name } of columns) {
      const made = `after insert on ${table_name} for each row`;
      const changed = `after update on ${table_name} for each row when
        (new.${column_name} is distinct from old.${column_name} and new.${column_name} is not null)`;
      await world.query(`create trigger note_${column_name} ${names === MADE ? made : changed}
        execute function note_record('${column_name}')`);
    }
  }
}
