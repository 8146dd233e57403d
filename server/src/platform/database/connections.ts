import pg from 'pg';

// A lost session is told by an `error` on its client, and on the pool when it was idle or being
// closed. What is asked on it fails by itself; but an `error` that nobody hears ends the process.

/** One connection of its own, already made, that may be lost. Whoever asked for it ends it. */
export async function openClient(config: string | pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** A pool that replaces the connections that it loses. */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
