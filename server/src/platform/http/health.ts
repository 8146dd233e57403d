import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

const PATIENCE_MS = 2000;

/** GET /healthz: 200 while the database answers within two seconds, otherwise 503 and why. */
export function healthRoutes(app: FastifyInstance, pool: Pick<pg.Pool, 'query'>): void {
  app.get('/healthz', { config: { access: 'public' }, logLevel: 'silent' }, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const detail = await whatIsWrong(pool);
    return detail ? reply.code(503).send({ detail }) : { status: 'ok' };
  });
}

async function whatIsWrong(pool: Pick<pg.Pool, 'query'>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((tell) => {
    timer = setTimeout(tell, PATIENCE_MS, 'The database does not answer in time.');
  });
  const answer = pool.query('select 1').then(
    () => null,
    () => 'The database does not answer.',
  );
  const detail = await Promise.race([answer, late]);
  clearTimeout(timer);
  return detail;
}
