import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, Given } from '../drill.ts';
import type { Stand } from '../stand/stand.ts';
import { listSpare, readStudio } from '../stand/studio.ts';
import { openWire } from '../stand/wire.ts';
import { type Begin, bookDuringFault } from './book-during-fault.ts';

/** Enough for the database and a day of bookings, and quickly filled. */
const MEGABYTES = 400;
const CHUNK = Buffer.alloc(1024 * 1024);

/**
 * Books while the disk of the database is full: for its tables, and for its log, which stops it.
 */
export function fillDisk({ many, seed, onStand, say }: Given): Promise<Finding[]> {
  return onStand({ megabytes: MEGABYTES }, async (stand) => {
    const wire = await openWire(stand.databaseUrl);
    try {
      const clients = await stand.addClients(3000, 'cramped');
      const limber = await stand.start({ JOBS: 'off', DATABASE_URL: wire.url });
      const studio = await readStudio(stand, limber.base, clients);
      const spare = await listSpare(studio, many(4000, 1000), seed);
      const findings: Finding[] = [];
      for (const [name, begin] of Object.entries(fillingsOf(stand))) {
        findings.push(
          ...(await bookDuringFault({ stand, wire, limber, spare, name }, begin, many(10, 3))),
        );
        say(name);
      }
      return findings;
    } finally {
      wire.close();
    }
  });
}

function fillingsOf(stand: Stand): Record<string, Begin> {
  const ballast = join(stand.folder, 'data/ballast');
  const fill = async () => {
    try {
      for (;;) writeFileSync(ballast, CHUNK, { flag: 'a' });
    } catch {
      // Full.
    }
    return async () => rmSync(ballast);
  };
  return {
    'disk full': fill,
    'disk full for the log': async () => {
      const end = await fill();
      // The next log file must be created now.
      await stand.query('select pg_switch_wal()').catch(() => {});
      return end;
    },
  };
}
