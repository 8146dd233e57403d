import { freeze } from '../stand/processes.ts';
import type { Stand } from '../stand/stand.ts';

/** The fault of the database in a round. */
export function spoilt(round: number): 'nothing' | 'frozen' | 'broken' {
  return round % 10 === 1 ? 'frozen' : round % 10 === 2 ? 'broken' : 'nothing';
}

/** Connections of the processes only: the database's supervisor has one too. */
const CONNECTIONS = `from pg_stat_activity
  where application_name like 'limber%' and application_name <> 'limber ' || $1`;

/**
 * Freezes the process's connections to the database if the round says so; answers a function that
 * continues them.
 */
export async function spoil(stand: Stand, round: number): Promise<() => void> {
  if (spoilt(round) !== 'frozen') return () => {};
  const rows = await stand.query<{ pid: number }>(`select pid ${CONNECTIONS}`, [process.pid]);
  return freeze(rows.map(({ pid }) => pid));
}

/** Breaks the process's connections to the database, whatever they are doing. */
export async function breakAll(stand: Stand): Promise<void> {
  await stand.query(`select pg_terminate_backend(pid) ${CONNECTIONS}`, [process.pid]);
}
