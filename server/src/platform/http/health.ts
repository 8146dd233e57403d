import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

const PATIENCE_MS = 2000;

/** What decides whether a process may receive callers. */
export interface Readiness {
  /** Not the pool of the requests: when that is used up the process is busy, not ill. */
  readonly pool: Pick<pg.Pool, 'query'>;
  /** Names of the migrations that this process builds on. */
  readonly migrations: readonly string[];
  readonly isStopping: () => boolean;
}

/**
 * GET /healthz: 200 while the process lives; for whatever restarts it. GET /readyz: 200 while it
 * can serve, otherwise 503 and why; for a load balancer. The database has two seconds to answer.
 */
export function healthRoutes(app: FastifyInstance, readiness: Readiness): void {
  const options = { config: { access: 'public' as const }, logLevel: 'silent' as const };
  app.get('/healthz', options, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', options, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const detail = await whatIsWrong(readiness);
    return detail ? reply.code(503).send({ detail }) : { status: 'ok' };
  });
}

async function whatIsWrong({ pool, migrations, isStopping }: Readiness): Promise<string | null> {
  if (isStopping()) return 'This process is stopping.';
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((tell) => {
    timer = setTimeout(tell, PATIENCE_MS, 'The database does not answer in time.');
  });
  const answer = pool.query('select name from schema_migrations').then(
    ({ rows }) => {
      const applied = new Set(rows.map(({ name }) => name));
      return migrations.every((name) => applied.has(name))
        ? null
        : 'The database is that of an older version.';
    },
    () => 'The database does not answer.',
  );
  const detail = await Promise.race([answer, late]);
  clearTimeout(timer);
  return detail;
}
