import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, {
  type FastifyContextConfig,
  type FastifyInstance,
  type FastifySchema,
  type FastifyServerOptions,
} from 'fastify';
import { accountRoutes } from './modules/accounts/routes.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { bookingRoutes } from './modules/bookings/routes.ts';
import { catalogueRoutes } from './modules/catalogue/routes.ts';
import { translateReplies } from './modules/catalogue/translate-replies.ts';
import { membershipRoutes } from './modules/membership/routes.ts';
import { packageRoutes } from './modules/packages/routes.ts';
import { partnerRoutes } from './modules/partners/routes.ts';
import { privacyRoutes } from './modules/privacy/routes.ts';
import { schedulingRoutes } from './modules/scheduling/routes.ts';
import { sharingRoutes } from './modules/sharing/routes.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/db.ts';
import { API_BASE, answerFailures, answerMalformed } from './platform/http.ts';
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
    routerOptions: { ignoreTrailingSlash: true },
    bodyLimit: 256 * 1024,
    forceCloseConnections: 'idle',
    frameworkErrors: answerMalformed,
    ajv: {
      customOptions: { removeAdditional: false, coerceTypes: 'array', allErrors: true },
    },
  });
  answerFailures(app);
  await describe(app);
  translateReplies(app, parts.db);
  const withJobs = { ...parts, jobs: makeJobs(parts.clock) };
  authRoutes(app, withJobs);
  await accountRoutes(app, parts);
  catalogueRoutes(app, parts);
  schedulingRoutes(app, parts);
  packageRoutes(app, parts);
  sharingRoutes(app, withJobs);
  membershipRoutes(app, parts);
  partnerRoutes(app, parts);
  bookingRoutes(app, withJobs);
  privacyRoutes(app, withJobs);
  app.get(`${API_BASE}openapi.json`, { config: { access: 'public' }, schema: { hide: true } }, () =>
    app.swagger(),
  );
  return app;
}

async function describe(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    transform: ({ schema, url, route }) => ({ url, schema: withUpload(schema, route.config) }),
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

/** A form with a file is read by its route and has no schema to be validated by, only one to be told. */
function withUpload(schema: FastifySchema, config?: FastifyContextConfig): FastifySchema {
  if (!config?.upload) return schema;
  const file = { type: 'string', format: 'binary' };
  const body = { type: 'object', required: [config.upload] };
  return { ...schema, body: { ...body, properties: { [config.upload]: file } } };
}
