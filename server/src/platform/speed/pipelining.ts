import type { Kysely } from 'kysely';
import type pg from 'pg';
import { openPool } from '../database/connections.ts';
import { PipeliningClient } from './pipelining/client.ts';
import {
  openTransaction,
  PipeliningKysely,
  type SendAhead,
  type Write,
} from './pipelining/transactions.ts';

export type { SentAhead } from './pipelining/transactions.ts';

/** Opens a pool and Kysely on it, which send a statement without waiting for the answer to the one before. */
export function openPipelining<DB>(
  config: pg.PoolConfig,
  sendAhead: SendAhead<DB>,
): { readonly pool: pg.Pool; readonly db: Kysely<DB> } {
  const pool = openPool({ ...config, Client: PipeliningClient, pipeline: true } as pg.PoolConfig);
  return { pool, db: new PipeliningKysely<DB>(pool, sendAhead) };
}

/**
 * Asks for `writes` and lets the commit of `trx` follow at once, without waiting for their answers.
 * When one fails nothing is committed, and the transaction throws that failure.
 */
export function leaveToCommit(trx: object, writes: readonly Write[]): void {
  const transaction = openTransaction(trx);
  for (const write of writes) transaction.leave(write);
}
