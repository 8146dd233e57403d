import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { authRoutes } from './modules/auth/routes.ts';
import { bookingRoutes } from './modules/bookings/routes.ts';
import { catalogueRoutes } from './modules/catalogue/routes.ts';
import { translateReplies } from './modules/catalogue/translate-replies.ts';
import { schedulingRoutes } from './modules/scheduling/routes.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/db.ts';
import { API_BASE, answerFailures } from './platform/http.ts';
import { makeJobs } from './platform/jobs.ts';
import type { Randomness } from './platform/randomness.ts';

/** What the application is made of; tests and main put their own in. */
export interface AppParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Randomness;
  /** Key of tokens, codes and sealed notes. */
  readonly secret: string;
  /** Where clients reach the site, for links; no trailing slash. */
  readonly publicUrl: string;
  /** Proxies whose word on the caller's address is believed. */
  readonly trustProxy?: FastifyServerOptions['trustProxy'];
  readonly logger?: FastifyServerOptions['logger'];
}

/** Builds the API with every module; the caller listens, or injects. */
export async function build(parts: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: parts.logger ?? false,
    trustProxy: parts.trustProxy ?? false,
    bodyLimit: 256 * 1024,
    forceCloseConnections: 'idle',
    ajv: {
      customOptions: { removeAdditional: false, coerceTypes: 'array', allErrors: true },
    },
  });
  answerFailures(app);
  await describe(app);
  translateReplies(app, parts.db);
  const withJobs = { ...parts, jobs: makeJobs(parts.clock) };
  authRoutes(app, withJobs);
  catalogueRoutes(app, parts);
  schedulingRoutes(app, parts);
  bookingRoutes(app, withJobs);
  app.get(`${API_BASE}openapi.json`, { config: { access: 'public' }, schema: { hide: true } }, () =>
    app.swagger(),
  );
  return app;
}

async function describe(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Limber',
        description: 'Booking for a stretch and recovery studio',
        version: '1',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}
