import type { Kysely } from 'kysely';
import type pg from 'pg';
import { openPool } from '../database/open-connections.ts';
import { PipeliningClient } from './pipelining/client.ts';
import { PipeliningKysely, type SendAhead } from './pipelining/transactions.ts';

export type { SentAhead } from './pipelining/transactions.ts';

/**
 * Opens a pool, and Kysely on it, that send a statement without waiting for the reply to the
 * previous one.
 */
export function openPipelining<DB>(
  config: pg.PoolConfig,
  sendAhead: SendAhead<DB>,
): { readonly pool: pg.Pool; readonly db: Kysely<DB> } {
  const pool = openPool({ ...config, Client: PipeliningClient, pipeline: true } as pg.PoolConfig);
  return { pool, db: new PipeliningKysely<DB>(pool, sendAhead) };
}
