import { openClient } from '../../server/src/platform/database/open-connections.ts';
import type { Drill, Finding, Given } from '../drill.ts';
import { freeze } from '../stand/processes.ts';
import type { Stand } from '../stand/stand.ts';
import { listSpare, readStudio } from '../stand/studio.ts';
import { openWire, type Wire } from '../stand/wire.ts';
import { type Begin, bookDuringFault } from './book-during-fault.ts';
import { fillDisk } from './full-disk.ts';
import { AT_ONCE, MANNERS, sendMail } from './send-mail.ts';

/** Something that the product depends on breaks. */
export const faults: Drill['run'] = async (how) => [
  ...(await breakAll(how)),
  // Not everybody may mount a small disk.
  ...(how.short ? [] : await fillDisk(how)),
];

/** Faults without a timeout to wait for; the others are covered by the server's tests. */
const QUICK = ['database unreachable', 'connections reset', 'database takes no writes'];

const breakAll = ({ short, many, seed, onStand, say }: Given): Promise<Finding[]> =>
  onStand({ alone: true }, async (stand) => {
    const wire = await openWire(stand.databaseUrl);
    try {
      const clients = await stand.addClients(3000, 'faulty');
      const limber = await stand.start({ JOBS: 'off', DATABASE_URL: wire.url });
      const studio = await readStudio(stand, limber.base, clients);
      const spare = await listSpare(studio, many(8000, 2000), seed);
      const findings: Finding[] = [];
      for (const [name, begin] of Object.entries(faultsOf(stand, wire))) {
        if (short && !QUICK.includes(name)) continue;
        findings.push(
          ...(await bookDuringFault({ stand, wire, limber, spare, name }, begin, many(10, 1))),
        );
        say(name);
      }
      findings.push(...(await sendMail(stand, spare, many(5, 1), short ? AT_ONCE : MANNERS)));
      return findings;
    } finally {
      wire.close();
    }
  });

function faultsOf(stand: Stand, wire: Wire): Record<string, Begin> {
  const carried = (how: Parameters<Wire['carry']>[0]) => async () => {
    wire.carry(how);
    return async () => wire.carry('as it is');
  };
  return {
    'database unreachable': carried('broken'),
    'database frozen': async () => {
      const rows = await stand.query<{ pid: number }>('select pid from pg_stat_activity');
      const thaw = freeze([stand.postmaster(), ...rows.map(({ pid }) => pid)]);
      return async () => thaw();
    },
    'database silent': carried('nothing'),
    'database two seconds late': carried('slowly'),
    'connections reset': async () => {
      const resets = setInterval(() => {
        wire.carry('broken');
        wire.carry('as it is');
      }, 100);
      return async () => clearInterval(resets);
    },
    'every connection waits': async () => {
      const blocker = await openClient(stand.databaseUrl);
      await blocker.query('begin; lock table accounts');
      return () => blocker.end();
    },
    'database takes no writes': async () => {
      await readOnly(stand, 'on');
      return () => readOnly(stand, 'off');
    },
  };
}

/** As on a replica, or on a database that an administrator has closed. */
async function readOnly(stand: Stand, how: 'on' | 'off'): Promise<void> {
  const client = await openClient(stand.databaseUrl);
  await client.query(`set default_transaction_read_only = off`);
  await client.query(`alter database limber set default_transaction_read_only = ${how}`);
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'limber requests%'`);
  await client.end();
}
