import { fieldsOfDigits, latinDigits } from '@limber/contract/digits.ts';
import type { ReplyOf } from '@limber/contract/request.ts';
import { isAnsweredOnce, type Route, statusesOf } from '@limber/contract/route.ts';
import { Failure } from '@limber/contract/values/failure.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/db.ts';
import { refuseErased } from '../database/lock-account.ts';
import { askedLanguage } from '../language/asked-language.ts';
import { type Sentence, say } from '../language/sentence.ts';
import type { Randomness } from '../randomness.ts';
import type { Admission, AdmissionQueue } from '../speed/limit-reads.ts';
import { inTime } from '../speed/reply-deadline.ts';
import { addressOf } from './address-of.ts';
import { admit, refuseEarly } from './admit-caller.ts';
import { answerOnce } from './answer-once.ts';
import { type FileReply, type StreamReply, sendFile } from './file-replies.ts';
import type { Actor } from './session.ts';
import { type Received, withUpload } from './uploads.ts';

/** Path prefix of every call. */
export const API_BASE = '/api/v1/';

type Part<R extends Route, K extends 'body' | 'query' | 'params'> = R[K] extends TSchema
  ? Static<R[K]>
  : undefined;

/** The cookies that a browser sent, by their names. */
export type Cookies = Readonly<Record<string, string | undefined>>;

interface CookieOptions {
  /** The addresses that get to see it begin with this. */
  readonly path: string;
  /** In seconds. */
  readonly maxAge: number;
}

/** The origin of a call, and the cookies that it carries. */
export interface Visit {
  /** The caller's network address. */
  readonly address: string;
  readonly cookies: Cookies;
  /**
   * Gives the browser a cookie, also with a refusal that follows. No script reads it, no other site
   * sends it.
   */
  setCookie(name: string, value: string, options: CookieOptions): void;
  setHeader(name: string, value: string): void;
}

/** What a handler gets: the validated parts of the request, the caller, and the time. */
export interface Call<R extends Route> extends Visit {
  readonly body: Part<R, 'body'>;
  readonly query: Part<R, 'query'>;
  readonly params: Part<R, 'params'>;
  /** The signed-in person; on a public route null unless a valid token was sent. */
  readonly actor: R['access'] extends 'public' ? Actor | null : Actor;
  /**
   * Reads the uploaded file, on a route that takes one; refusals that do not need it come first.
   */
  readonly upload: R['upload'] extends string ? () => Promise<Received> : undefined;
  readonly now: Date;
  /** The requested language. */
  readonly language: Language;
  /** A sentence in it. */
  say(sentence: Sentence): string;
}

type Answer<R extends Route> = R['file'] extends 'text/event-stream'
  ? StreamReply
  : R['file'] extends string
    ? FileReply | StreamReply
    : ReplyOf<R>;

export interface HttpDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Randomness;
  readonly secret: string;
  /** Milliseconds after which an unanswered call gets a 503. */
  readonly answeredMs?: number;
  /**
   * How long requests of this process for the same thing wait for their turn; default: as for a
   * lock.
   */
  readonly turnMs?: number;
  /** Whether the doors are open, as this process knows it; default: a query. */
  readonly isOpen?: () => boolean;
}

/**
 * Serves one route of the contract: admits, validates, calls `handle`, replies with the route's
 * success status, or with 204 for null where the route has that too. A handler refuses by throwing
 * `Refusal`.
 */
export function serve<const R extends Route>(
  app: FastifyInstance,
  deps: HttpDeps,
  route: R,
  handle: (call: Call<R>) => Promise<Answer<R>>,
): void {
  // A file, or a reply derived from one, may take longer.
  const mayTakeLong = route.file || route.upload || route.mostBytes;
  const longestMs = mayTakeLong ? null : (deps.answeredMs ?? null);
  // Writes go before reads, and reads have at most as many at a time as the database admits.
  const waitsItsTurn = route.method === 'GET' && !mayTakeLong;
  const success = Number(Object.keys(route.replies).find((status) => status.startsWith('2')));
  app.route({
    method: route.method,
    url: `${API_BASE}${route.path}`,
    ...(route.mostBytes ? { bodyLimit: route.mostBytes } : {}),
    config: { access: route.access, upload: route.upload, statuses: statusesOf(route) },
    schema: {
      ...(route.body ? { body: route.body } : {}),
      ...(route.query ? { querystring: route.query } : {}),
      ...(route.params ? { params: route.params } : {}),
      ...(route.headers ? { headers: route.headers } : {}),
      response: { '4xx': Failure, '5xx': Failure, ...(route.file ? {} : route.replies) },
    },
    onRequest: async (request, reply) => {
      if (isPrivate(route, request)) reply.header('cache-control', 'no-store');
      request.leftMs = longestMs;
      request.admission = (waitsItsTurn && app.admissions?.take(reply.raw)) || null;
      const entered = request.admission?.entered;
      if (entered && !(await inTime(request, entered))) return reply.hijack();
      request.actor = await inTime(request, admit(request, deps, route));
    },
    preValidation: async (request) => readDigits(request.body),
    preHandler: (request) => inTime(request, refuseEarly(request, deps, route)),
    // Sending takes as long as the reader takes, and blocks nobody.
    onSend: (request, _reply, payload, done) => {
      request.admission?.leave();
      done(null, payload);
    },
    handler: async (request, reply) => {
      const call = {
        body: request.body,
        query: request.query,
        params: request.params,
        actor: request.actor,
        now: deps.clock.now(),
        language: askedLanguage(request),
        say: (sentence: Sentence) => say(sentence, askedLanguage(request)),
        address: addressOf(request),
        cookies: request.cookies,
        setCookie: (...cookie: Parameters<Visit['setCookie']>) => void reply.setCookie(...cookie),
        setHeader: (name: string, value: string) => void reply.header(name, value),
      };
      const work = (upload?: () => Promise<Received>) => handle({ ...call, upload } as Call<R>);
      const once = onceOf(route, request, call.now);
      const answering = route.upload
        ? withUpload(request, route.upload, work)
        : once
          ? answerOnce(deps, once, () => work())
          : work();
      const hashed = unlessErased(deps.db, route, request.actor, answering);
      const answer = await inTime(request, hashed);
      if (route.file) return sendFile(reply, route.file, answer as FileReply | StreamReply);
      return reply.status(successOf(route, answer) ?? success).send(answer);
    },
  });
}

type RequestOf<R extends Route> = Given<R, 'params'> & Given<R, 'body'>;
type Given<R extends Route, K extends 'body' | 'params'> = R[K] extends TSchema
  ? Static<R[K]>
  : unknown;

/**
 * Serves a route with a verb of the usual form: what it works with, the caller, the request (its
 * parameters and its body together), and the present moment.
 */
export function serveVerb<const R extends Route, Works>(
  app: FastifyInstance,
  deps: HttpDeps,
  route: R,
  verb: (
    works: Works,
    actor: Call<R>['actor'],
    request: RequestOf<R>,
    now: Date,
  ) => Promise<Answer<R>>,
  works: Works,
): void {
  serve(app, deps, route, ({ actor, params, body, now }) => {
    const request = route.params ? { ...(params as object), ...(body as object) } : body;
    return verb(works, actor, request as RequestOf<R>, now);
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Without it every read is admitted. */
    admissions?: AdmissionQueue;
  }
  interface FastifyRequest {
    actor: Actor | null;
    /** The admission of a call that reads, until it is answered. */
    admission: Admission | null;
  }
  interface FastifyContextConfig {
    access?: Route['access'];
    upload?: string | undefined;
    /** Every status that the contract says it answers with. */
    statuses?: readonly number[];
    /** Only says which methods the address takes. */
    isOtherMethod?: boolean;
  }
}

/** The status of an answer that is not the call's first: nothing, or something to be done first. */
function successOf({ replies }: Route, answer: unknown): number | undefined {
  if (answer === null && replies[204]) return 204;
  return replies[202] && Object.hasOwn(answer as object, 'payment') ? 202 : undefined;
}

/**
 * Whether a reply, including refusals, is for the caller alone: everything behind a token, a cookie
 * or a key in the address, and every reply to a POST, such as codes. Everything else is the same
 * for everybody.
 */
function isPrivate(route: Route, request: FastifyRequest): boolean {
  const isForAll = route.access === 'public' && route.method === 'GET' && !route.secret;
  const { authorization, cookie } = request.headers;
  return !isForAll || authorization !== undefined || cookie !== undefined;
}

/** The caller and key of a request that is answered once. */
function onceOf(route: Route, request: FastifyRequest, now: Date) {
  const { actor, body } = request;
  const key = request.headers['idempotency-key'];
  if (!actor || typeof key !== 'string' || !isAnsweredOnce(route)) return undefined;
  const params = Object.values(request.params as object);
  const hashed = { call: `${route.method} ${route.path}`, params, body: body ?? null };
  return { accountId: actor.accountId, key, request: hashed, now };
}

/**
 * The reply to a read, unless the caller's account was erased: that is looked up concurrently, so
 * that it takes no longer. Writes check for themselves, under the lock that prevents erasing.
 */
async function unlessErased<T>(
  db: Db,
  route: Route,
  actor: Actor | null,
  answering: Promise<T>,
): Promise<T> {
  if (route.method !== 'GET' || route.access === 'public' || !actor) return answering;
  const [refused, answered] = await Promise.allSettled([
    refuseErased(db, actor.accountId),
    answering,
  ]);
  if (refused.status === 'rejected') throw refused.reason;
  if (answered.status === 'rejected') throw answered.reason;
  return answered.value;
}

/** Writes the numbers of a body in the digits that the contract knows; changes it in place. */
function readDigits(body: unknown): void {
  if (body === null || typeof body !== 'object') return;
  const fields = body as Record<string, unknown>;
  for (const name of fieldsOfDigits) {
    const typed = fields[name];
    if (typeof typed === 'string') fields[name] = latinDigits(typed);
  }
}
