import type { World } from './harness.ts';

/** The product's tables with a row that has one of these words in it. */
export async function placesThatKnow(world: World, words: string[]): Promise<string[]> {
  const { rows: tables } = await world.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    for (const word of words) {
      const { rows } = await world.query<{ is: boolean }>(
        `select exists (select from ${name} t where t::text ilike '%${word}%') as is`,
      );
      if (rows[0]?.is) found.push(`${name}: ${word}`);
    }
  }
  return found;
}

/** Every column that refers to this account; later tables are included automatically. */
export async function placesOf(world: World, accountId: number): Promise<string[]> {
  const { rows: columns } = await world.query<{ place: string }>(
    `select c.conrelid::regclass || '.' || a.attname as place
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'accounts'::regclass order by 1`,
  );
  const found: string[] = [];
  for (const { place } of columns) {
    const [table, column] = place.split('.');
    const { rows } = await world.query<{ is: boolean }>(
      `select exists (select from ${table} where ${column} = ${accountId}) as is`,
    );
    if (rows[0]?.is) found.push(place);
  }
  return found;
}
