import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from './node.ts';
import type { Programs } from './programs.ts';
import type { Run } from './run.ts';

/** Ports to the database, whichever machine has it. */
export interface DatabasePorts {
  /** The primary itself, through HAProxy. */
  readonly direct: number;
  /** The same through PgBouncer. */
  readonly pooled: number;
}

/** Credentials for our processes and the cluster's owner. */
export const LIMBER = { username: 'limber', password: 'only-for-the-battery' };

/** Settings that a pooler cannot pass on at the start of a session; the role has them instead. */
const IGNORED = [
  'options',
  'extra_float_digits',
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
];

/** Starts HAProxy, which asks Patroni for the primary, and PgBouncer in front of it. */
export async function startDatabasePorts(
  folder: string,
  { haproxy, pgbouncer, poolsTransactions }: Programs,
  nodes: readonly Node[],
  run: Run,
  takePort: () => Promise<number>,
): Promise<DatabasePorts> {
  const [direct, pooled] = [await takePort(), await takePort()];
  const put = (name: string, lines: readonly string[]) => {
    const file = join(folder, name);
    writeFileSync(file, `${lines.join('\n')}\n`);
    return file;
  };
  const machines = nodes.map(
    ({ name, ports }) => `  server ${name} 127.0.0.1:${ports.postgres} check port ${ports.api}`,
  );
  run.start(haproxy, [
    '-f',
    put('haproxy.cfg', [
      'defaults',
      '  mode tcp',
      '  timeout connect 2s',
      '  timeout client 1h',
      '  timeout server 1h',
      '  timeout check 2s',
      'listen primary',
      `  bind 127.0.0.1:${direct}`,
      '  option httpchk GET /primary',
      '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
      ...machines,
    ]),
  ]);
  const users = put('pgbouncer.users', [`"${LIMBER.username}" "${LIMBER.password}"`]);
  const pooler = put('pgbouncer.ini', [
    '[databases]',
    `limber = host=127.0.0.1 port=${direct}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${pooled}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${users}`,
    'max_client_conn = 200',
    'default_pool_size = 60',
    // Retries soon while there is no primary.
    'server_login_retry = 1',
    'server_connect_timeout = 3',
    ...['log_connections = 0', 'log_disconnections = 0', 'log_pooler_errors = 0'],
    `ignore_startup_parameters = ${IGNORED.join(',')}`,
    ...(poolsTransactions
      ? ['pool_mode = transaction', 'max_prepared_statements = 500']
      : ['pool_mode = session']),
  ]);
  run.own(users);
  run.own(pooler);
  run.start(pgbouncer, [pooler]);
  return { direct, pooled };
}
