import type { Writable } from 'node:stream';
import fastifyCookie from '@fastify/cookie';
import swaggerUi from '@fastify/swagger-ui';
import type { StudioTerms } from '@limber/contract/studio.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { accountRoutes } from './modules/accounts/routes.ts';
import { apiKeyRoutes } from './modules/api-keys/routes.ts';
import { assistantRoutes } from './modules/assistants/routes.ts';
import { auditRoutes } from './modules/audit/routes.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { answerRoutes } from './modules/bookings/answering/answer-routes.ts';
import { hearAnswer } from './modules/bookings/answering/say-coming.ts';
import { bookingRoutes } from './modules/bookings/routes.ts';
import { sayLink } from './modules/catalogue/messages/read-messages.ts';
import { readNames } from './modules/catalogue/read-names.ts';
import { catalogueRoutes } from './modules/catalogue/routes.ts';
import { translateReplies } from './modules/catalogue/translate-replies.ts';
import { clientRoutes } from './modules/clients/routes.ts';
import { closureRoutes } from './modules/closures/routes.ts';
import { creditRoutes } from './modules/credit/routes.ts';
import { deskRoutes } from './modules/desk/routes.ts';
import { exportRoutes } from './modules/export/routes.ts';
import { giftCardRoutes } from './modules/gift-cards/routes.ts';
import { importRoutes } from './modules/import/routes.ts';
import { membershipRoutes } from './modules/membership/routes.ts';
import { appleWalletRoutes } from './modules/membership/wallets/apple-wallet-routes.ts';
import { sendsCodes } from './modules/messages/codes/code-template.ts';
import { messageRoutes } from './modules/messages/routes.ts';
import { ownDayRoutes } from './modules/own-day/routes.ts';
import { packageRoutes } from './modules/packages/routes.ts';
import { partnerRoutes } from './modules/partners/routes.ts';
import { payRoutes } from './modules/pay/routes.ts';
import { paymentRoutes } from './modules/payments/routes.ts';
import { plannedChangeRoutes } from './modules/planned-changes/routes.ts';
import { privacyRoutes } from './modules/privacy/routes.ts';
import { reportRoutes } from './modules/reports/routes.ts';
import { retailRoutes } from './modules/retail/routes.ts';
import { rotaRoutes } from './modules/rota/routes.ts';
import { moveHoldToAccount } from './modules/scheduling/holding/move-hold-to-account.ts';
import { schedulingRoutes } from './modules/scheduling/routes.ts';
import { setUpRoutes } from './modules/set-up/routes.ts';
import { sharingRoutes } from './modules/sharing/routes.ts';
import { staffRoutes } from './modules/staff/routes.ts';
import { suggestionRoutes } from './modules/suggestions/routes.ts';
import { tillRoutes } from './modules/till/routes.ts';
import { waitingListRoutes } from './modules/waiting-list/routes.ts';
import { webhookRoutes } from './modules/webhooks/routes.ts';
import { describeApi } from './openapi.ts';
import type { CardProvider } from './platform/card-payments/provider.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database/db.ts';
import { noteMethods, refuseOtherMethods } from './platform/http/allowed-methods.ts';
import { answerFailures, answerMalformed } from './platform/http/answer-failures.ts';
import { readBodies } from './platform/http/json-bodies.ts';
import { boundConnections, MOST_CONNECTIONS } from './platform/http/limit-connections.ts';
import { nameRequests, sayRequestIds } from './platform/http/request-id.ts';
import { loggedRequest } from './platform/http/request-log.ts';
import { API_BASE } from './platform/http/serve-calls.ts';
import {
  answerBroken,
  drainWhatIsTooLarge,
  SENDING,
  type SendingTimes,
} from './platform/http/slow-callers.ts';
import type { Upload } from './platform/http/uploads.ts';
import { compileValidator } from './platform/http/validate-bodies.ts';
import { makeJobs } from './platform/jobs.ts';
import type { News } from './platform/live/change-announcements.ts';
import type { MessageProvider } from './platform/messaging/provider.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { Randomness } from './platform/randomness.ts';
import { AdmissionQueue, MOST_READ_AT_ONCE } from './platform/speed/limit-reads.ts';
import { Turns } from './platform/speed/one-at-a-time.ts';
import type { RenderPage } from './platform/speed/rendering.ts';
import { compileSerializer } from './platform/speed/serialization.ts';
import { NO_WALLETS, type Wallets } from './platform/wallets/wallets.ts';

/** The parts of the application; tests and main supply their own. */
export interface AppDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Randomness;
  /** Key of tokens, codes and sealed notes. */
  readonly secret: string;
  /** Where clients reach the site, for links; no trailing slash. */
  readonly publicUrl: string;
  /** Addresses and networks of the proxies that are trusted to name the caller's address. */
  readonly trustedProxies?: readonly string[];
  /** How long callers may take to send; default: {@link SENDING}. */
  readonly sending?: SendingTimes;
  /** Milliseconds after which an unanswered call gets a 503; default: no limit. */
  readonly answeredMs?: number;
  /**
   * How long requests of this process for the same thing wait for their turn; default: as for a
   * lock.
   */
  readonly turnMs?: number;
  /** Shows one-time codes on the sign-in page; never where there are real clients. */
  readonly showsCodes?: boolean;
  /** The messages between processes; default: none are heard. */
  readonly news?: News;
  /** The studio's terms as this process knows them; default: a query. */
  readonly readTerms?: () => StudioTerms;
  /** Whether the doors are open, as this process knows it; default: a query. */
  readonly isOpen?: () => boolean;
  /** Default: no page can be previewed. */
  readonly renderPage?: RenderPage;
  /** Takes payments online; default: nobody, and everything is paid at the studio. */
  readonly provider?: CardProvider | null;
  /** Whether webhooks may be sent to this machine itself, as in development; default: no. */
  readonly reachesLoopback?: boolean;
  /** Sends messages to telephones; default: nobody, and clients are told by mail. */
  readonly messenger?: MessageProvider | null;
  /** For which wallets membership cards are made; default: for none. */
  readonly wallets?: Wallets;
  /** Default: {@link MOST_CONNECTIONS}. */
  readonly mostConnections?: number;
  /** Default: {@link MOST_READ_AT_ONCE}. */
  readonly mostReadAtOnce?: number;
  /** Default: nothing is measured. */
  readonly metrics?: Pick<Metrics, 'watchRequests'>;
  readonly logger?: { readonly level: string; readonly stream?: Writable };
}

/** Builds the API with every module; the caller listens, or injects. */
export async function build(deps: AppDeps): Promise<FastifyInstance> {
  const sending = deps.sending ?? SENDING;
  const app = Fastify({
    logger: deps.logger ? { ...deps.logger, serializers: { req: loggedRequest } } : false,
    trustProxy: deps.trustedProxies?.length ? [...deps.trustedProxies] : false,
    genReqId: nameRequests(deps.trustedProxies ?? [], deps.random),
    routerOptions: { ignoreTrailingSlash: true },
    bodyLimit: 256 * 1024,
    forceCloseConnections: 'idle',
    frameworkErrors: answerMalformed,
    requestTimeout: sending.requestMs,
    http: { headersTimeout: sending.headersMs, connectionsCheckingInterval: sending.checkEveryMs },
    clientErrorHandler: answerBroken,
  });
  boundConnections(app.server, deps.mostConnections ?? MOST_CONNECTIONS, () =>
    app.log.warn('no room for another connection, those that come are closed'),
  );
  app.decorate('admissions', new AdmissionQueue(deps.mostReadAtOnce ?? MOST_READ_AT_ONCE));
  app.decorate('uploads', { lastMs: sending.uploadMs, inHand: new Set<Upload>() });
  sayRequestIds(app);
  drainWhatIsTooLarge(app);
  deps.metrics?.watchRequests(app);
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  const encrypted = deps.publicUrl.startsWith('https:');
  const parseOptions = { httpOnly: true, sameSite: 'strict', secure: encrypted } as const;
  await app.register(fastifyCookie, { parseOptions });
  readBodies(app);
  const methods = noteMethods(app, API_BASE);
  answerFailures(app, (language) => readNames(deps.db, language));
  translateReplies(app, deps.db);
  const withJobs = { ...deps, jobs: makeJobs(deps.clock) };
  authRoutes(app, {
    ...withJobs,
    ...{ atSignIn: moveHoldToAccount, sayLink },
    sendsCodesByMessage: () => sendsCodes(deps.db, deps.messenger ?? null),
  });
  staffRoutes(app, withJobs);
  auditRoutes(app, deps);
  apiKeyRoutes(app, deps);
  assistantRoutes(app, deps);
  await accountRoutes(app, deps);
  await catalogueRoutes(app, deps);
  schedulingRoutes(app, deps);
  packageRoutes(app, withJobs);
  plannedChangeRoutes(app, withJobs);
  sharingRoutes(app, withJobs);
  const wallets = deps.wallets ?? NO_WALLETS;
  membershipRoutes(app, { ...withJobs, wallets });
  appleWalletRoutes(app, { ...deps, wallets });
  partnerRoutes(app, deps);
  payRoutes(app, deps);
  const turns = new Turns(deps.turnMs);
  bookingRoutes(app, { ...withJobs, turns });
  const paying = { ...withJobs, turns, provider: deps.provider ?? null };
  paymentRoutes(app, paying);
  waitingListRoutes(app, { ...paying, messenger: deps.messenger ?? null });
  answerRoutes(app, deps);
  const reachesLoopback = deps.reachesLoopback ?? false;
  messageRoutes(app, {
    ...{ ...withJobs, reachesLoopback, hearAnswer },
    messenger: deps.messenger ?? null,
  });
  tillRoutes(app, withJobs);
  retailRoutes(app, deps);
  giftCardRoutes(app, withJobs);
  creditRoutes(app, deps);
  privacyRoutes(app, withJobs);
  clientRoutes(app, withJobs);
  rotaRoutes(app, withJobs);
  closureRoutes(app, deps);
  deskRoutes(app, deps);
  setUpRoutes(app, { ...deps, wallets });
  ownDayRoutes(app, deps);
  importRoutes(app, withJobs);
  exportRoutes(app, deps);
  reportRoutes(app, deps);
  suggestionRoutes(app, deps);
  webhookRoutes(app, { ...deps, reachesLoopback });
  await describe(app, () => JSON.stringify(describeApi(deps.publicUrl)));
  refuseOtherMethods(app, methods);
  return app;
}

/** Serves the description of the API, built at the first request, and pages that show it. */
async function describe(app: FastifyInstance, make: () => string): Promise<void> {
  let made: string | undefined;
  const document = () => {
    made ??= make();
    return made;
  };
  app.get(`${API_BASE}openapi.json`, { config: { access: 'public' } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document()),
  );
  // The part of the plugin of this name that the pages need; the document is built already.
  const swagger = async (of: FastifyInstance) => {
    of.decorate('swagger', () => JSON.parse(document()));
  };
  await app.register(plugin(swagger, { name: '@fastify/swagger' }));
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}
