import { sql } from 'kysely';
import { seedWhenEmpty } from '../seed/seed.ts';
import { JOB_PATIENCE, openDatabase } from '../src/platform/database/db.ts';
import { openWorld, TEST_SECRET, type World } from './harness.ts';

/**
 * The world as the demo begins, at an instant: with the seed instead of what tests usually start
 * with. Without `demo` a studio as it begins in production.
 */
export async function openSeeded(instant?: string, { demo = true } = {}): Promise<World> {
  const world = await openWorld();
  if (instant) world.clock.set(instant);
  await sql`truncate settings, closures, locations, resources, accounts, services, package_products, retail_products, translations, partner_discounts
    restart identity cascade`.execute(world.db);
  // Two processes that start at once.
  const { db, close } = openDatabase(world.databaseUrl, 2, JOB_PATIENCE);
  const seed = () =>
    seedWhenEmpty(db, { clock: world.clock, demo, invented: demo, secret: TEST_SECRET });
  await Promise.all([seed(), seed()]);
  await seed();
  await close();
  return world;
}

/** Finds of whom or what the demo has most. */
export function mostIn(world: World) {
  return async (column: string, table: string) => {
    const { rows } = await world.query<{ it: never }>(
      `select ${column} as it from ${table} group by 1 order by count(*) desc, 1 limit 1`,
    );
    return rows[0]?.it as never;
  };
}

/** Writes every row of the database again, the last one first. */
export async function turnRows(world: World): Promise<void> {
  const { rows } = await world.query<{ name: string; columns: string }>(`
    select relname as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
      and attgenerated = '' group by 1`);
  const turned = rows.map(
    ({ name, columns }) => `
      create temp table turned on commit drop as select ${columns} from ${name} order by ctid desc;
      delete from ${name};
      insert into ${name} (${columns}) overriding system value select ${columns} from turned;
      drop table turned;`,
  );
  await world.query(
    `begin; set local session_replication_role = replica; ${turned.join('')} commit; analyze`,
  );
}
