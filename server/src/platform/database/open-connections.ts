import pg from 'pg';

// A lost session raises `error` on its client, and on the pool when it was idle or being closed.
// Its queries fail on their own; but an unhandled `error` ends the process.

/** A separate, open connection that may be lost. The caller ends it. */
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
