import { freeze } from '../stand/processes.ts';
import type { Stand } from '../stand/stand.ts';

/** What is wrong with the database in a round. */
export function spoilt(round: number): 'nothing' | 'frozen' | 'broken' {
  return round % 10 === 1 ? 'frozen' : round % 10 === 2 ? 'broken' : 'nothing';
}

/** Of the processes alone: the keeper of the database has a connection too. */
const CONNECTIONS = `from pg_stat_activity
  where application_name like 'limber%' and application_name <> 'limber ' || $1`;

/** Freezes what the process has at the database, if this is such a round, and answers how it goes on. */
export async function spoil(stand: Stand, round: number): Promise<() => void> {
  if (spoilt(round) !== 'frozen') return () => {};
  const rows = await stand.query<{ pid: number }>(`select pid ${CONNECTIONS}`, [process.pid]);
  return freeze(rows.map(({ pid }) => pid));
}

/** Ends what the process has at the database, whatever it is doing. */
export async function breakAll(stand: Stand): Promise<void> {
  await stand.query(`select pg_terminate_backend(pid) ${CONNECTIONS}`, [process.pid]);
}
