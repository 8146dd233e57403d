/** Patroni's description of a machine. */
export interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/**
 * One leads, one has everything acknowledged, and a third could take over: another machine may be
 * struck.
 */
export function isHealthy(members: readonly Member[]): boolean {
  const roles = members.map(({ role }) => role).toSorted();
  const run = members.every(({ state }) => ['running', 'streaming'].includes(state));
  return run && roles.join() === 'leader,replica,sync_standby';
}

/**
 * Whether a version of PgBouncer, as it prints it, knows prepared statements by name: since 1.21.
 */
export function knowsPrepared(version: string): boolean {
  const [major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(version)?.slice(1) ?? []).map(Number);
  return major > 1 || minor >= 21;
}
