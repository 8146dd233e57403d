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
  await sql`truncate settings, closures, locations, resources, accounts, services, package_products, translations, partner_discounts
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
