import { expect, test } from 'vitest';
import { openWorld } from './harness.ts';

const world = await openWorld();

/** The studio's own lists: a few rows each, which are switched off and never deleted. */
const lists = [
  'locations',
  'services',
  'therapists',
  'package_products',
  'package_options',
  'partner_discounts',
  'resources',
  'retail_products',
];

test('every reference to what grows has an index that begins with its columns', async () => {
  const { rows } = await world.query<{ name: string }>(`
    select c.conrelid::regclass || ' (' || string_agg(a.attname, ', ' order by k.place) || ')' as name
    from pg_constraint c
      cross join unnest(c.conkey) with ordinality as k (number, place)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and c.confrelid::regclass::text not in (${lists.map((list) => `'${list}'`)})
      and not exists (
        select from pg_index i
        where i.indrelid = c.conrelid
          and (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] @> c.conkey
          -- A part of the rows will do where the others hold no reference.
          and (i.indpred is null
            or pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)'))
    group by c.oid, c.conrelid
    order by 1`);
  expect(rows.map(({ name }) => name)).toEqual([]);
});

test.each([
  ['package_people', '(email)'],
  ['partner_codes', '(discount_id, handed_to)'],
  ['mails', '(recipient)'],
])('%s are found by %s', async (table, columns) => {
  const { rows } = await world.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where schemaname = 'public' and tablename = '${table}'`,
  );
  const ofThese = rows.filter(({ indexdef }) => indexdef.endsWith(`USING btree ${columns}`));
  expect(ofThese).toHaveLength(1);
});

test('minutes are added in place, and no function is called for each row', async () => {
  const { rows } = await world.query<{ 'QUERY PLAN': string }>(
    'explain (verbose, costs off) select minutes_after(starts_at, buffer_minutes) from bookings',
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join(' ');
  expect(plan).toContain('make_interval');
  expect(plan).not.toContain('minutes_after');
});
