import { createHmac } from 'node:crypto';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type pg from 'pg';
import { openClient } from '../database/open-connections.ts';
import { copyOut } from './copy.ts';
import { frameOf, withSum } from './encrypted-frames.ts';
import {
  agreeOnForms,
  listSequences,
  listTables,
  type Sequence,
  type Table,
} from './list-tables.ts';

/** The header of a backup. */
export interface Header {
  readonly format: typeof FORMAT | typeof UNSEALED_FORMAT;
  /** Instant in ISO 8601. */
  readonly madeAt: string;
  /** Of the secret that seals notes, factors and waiting mails; see {@link fingerprintOf}. */
  readonly secret: string;
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
  /** The last migration of the job queue. */
  readonly queue: number;
  readonly sequences: readonly Sequence[];
}

export const FORMAT = 'limber backup 2';
/** Of versions whose files prove that they are complete, but not that nobody has changed them. */
export const UNSEALED_FORMAT = 'limber backup 1';

/** Rows are sent in pieces of about this many bytes. */
const PIECE = 64 * 1024;

/**
 * Writes everything that a studio keeps, as of one moment, while others go on reading and writing.
 * Returns the number of rows.
 */
export async function backUp(
  url: string,
  out: Writable,
  { secret }: { readonly secret: string },
  now: Date,
): Promise<{ rows: number }> {
  const client = await openClient(url);
  try {
    await agreeOnForms(client);
    await client.query('begin isolation level repeatable read, read only');
    const counts = { rows: 0 };
    const header = await readHeader(client, secret, now);
    await pipeline(withSum(framesOf(client, header, counts), secret), createZstdCompress(), out);
    return counts;
  } finally {
    await client.end();
  }
}

/** Tells one secret from another and reveals nothing else about it. */
export function fingerprintOf(secret: string): string {
  return createHmac('sha256', secret).update('fingerprint in backups').digest('hex').slice(0, 16);
}

async function readHeader(client: pg.Client, secret: string, now: Date): Promise<Header> {
  const { rows: migrations } = await client.query(
    'select name, checksum from schema_migrations order by name',
  );
  const { rows: queue } = await client.query(
    'select max(id) as last from graphile_worker.migrations',
  );
  return {
    format: FORMAT,
    madeAt: now.toISOString(),
    secret: fingerprintOf(secret),
    migrations,
    queue: queue[0].last,
    sequences: await listSequences(client),
  };
}

async function* framesOf(
  client: pg.Client,
  header: Header,
  counts: { rows: number },
): AsyncGenerator<Buffer> {
  yield frameOf('header', header);
  for (const table of await listTables(client)) {
    yield frameOf('table', table);
    let rows = 0;
    let piece: Buffer[] = [];
    let size = 0;
    for await (const row of copyOut(client, copyStatement(table, 'to stdout'))) {
      rows += 1;
      size += row.length;
      piece.push(row);
      if (size < PIECE) continue;
      yield frameOf('rows', Buffer.concat(piece));
      piece = [];
      size = 0;
    }
    if (size > 0) yield frameOf('rows', Buffer.concat(piece));
    yield frameOf('end', { rows });
    counts.rows += rows;
  }
}

export function copyStatement({ name, columns }: Table, direction: 'to stdout' | 'from stdin') {
  return `copy ${name} (${columns.join(', ')}) ${direction}`;
}
