import type { Route } from '@limber/contract/route.ts';
import { Failure } from '@limber/contract/values.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Clock } from './clock.ts';
import { Refusal, refusal, sqlState, sqlStates } from './errors.ts';
import type { SecurityLine } from './security-log.ts';
import { type Actor, readAccessToken } from './session.ts';
import { readUpload } from './uploads.ts';

/** Path prefix of every call. */
export const API_BASE = '/api/v1/';

type Part<R extends Route, K extends 'body' | 'query' | 'params' | 'headers'> = R[K] extends TSchema
  ? Static<R[K]>
  : undefined;

/** What a handler is given: the validated parts of the request and who asks, when. */
export interface Call<R extends Route> {
  readonly body: Part<R, 'body'>;
  readonly query: Part<R, 'query'>;
  readonly params: Part<R, 'params'>;
  readonly headers: Part<R, 'headers'>;
  /** The signed-in person; on a public route null unless a valid token was sent. */
  readonly actor: R['access'] extends 'public' ? Actor | null : Actor;
  /** The bytes of the uploaded file, on a route that takes one. */
  readonly upload: R['upload'] extends string ? Buffer : undefined;
  readonly now: Date;
  /** The caller's network address. */
  readonly address: string;
}

/** What a route that answers with a file replies; the file never changes under its address. */
export interface FileReply {
  readonly bytes: Buffer;
}

type ReplyOf<R extends Route> = R['file'] extends string ? FileReply : JsonReplyOf<R>;

type JsonReplyOf<R extends Route> = {
  [S in keyof R['replies']]: S extends 200 | 201 | 202
    ? R['replies'][S] extends TSchema
      ? Static<R['replies'][S]>
      : never
    : S extends 204
      ? null
      : never;
}[keyof R['replies']];

export interface HttpParts {
  readonly clock: Clock;
  readonly secret: string;
}

/**
 * Serves one route of the contract: admits, validates, calls `handle`, replies with the route's
 * success status, or with 204 for null where the route has that too. A handler refuses by throwing
 * {@link Refusal}.
 */
export function serve<const R extends Route>(
  app: FastifyInstance,
  parts: HttpParts,
  route: R,
  handle: (call: Call<R>) => Promise<ReplyOf<R>>,
): void {
  const success = Number(Object.keys(route.replies).find((status) => status.startsWith('2')));
  app.route({
    method: route.method,
    url: `${API_BASE}${route.path}`,
    config: { access: route.access, upload: route.upload },
    schema: {
      summary: route.summary,
      tags: [route.path.split('/')[0] ?? ''],
      ...(route.upload ? { consumes: ['multipart/form-data'] } : {}),
      ...(route.access === 'public' ? {} : { security: [{ bearer: [] }] }),
      ...(route.body ? { body: route.body } : {}),
      ...(route.query ? { querystring: route.query } : {}),
      ...(route.params ? { params: route.params } : {}),
      ...(route.headers ? { headers: route.headers } : {}),
      response: { '4xx': Failure, '5xx': Failure, ...route.replies, ...fileReply(route, success) },
    },
    onRequest: async (request) => admit(request, parts, route.access),
    handler: async (request, reply) => {
      const answer = await handle({
        body: request.body,
        query: request.query,
        params: request.params,
        headers: request.headers,
        actor: request.actor,
        upload: route.upload ? await readUpload(request, route.upload) : undefined,
        now: parts.clock.now(),
        address: request.ip,
      } as Call<R>);
      if (route.file) return sendFile(reply, route.file, answer as FileReply);
      const nothing = answer === null && route.replies[204] !== undefined;
      return reply.status(nothing ? 204 : success).send(answer);
    },
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    access?: Route['access'];
    upload?: string | undefined;
  }
}

/** The description of a success that is a file; its bytes are not serialised by any schema. */
function fileReply({ file, replies }: Route, success: number) {
  if (!file) return {};
  return {
    [success]: { description: 'The file', content: { [file]: { schema: replies[success] } } },
  };
}

/** Kept by the browser, but by no proxy on the way: what is erased here must not live on there. */
function sendFile(reply: FastifyReply, mediaType: string, { bytes }: FileReply): FastifyReply {
  return reply
    .type(mediaType)
    .header('cache-control', 'private, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff')
    .send(bytes);
}

function admit(request: FastifyRequest, parts: HttpParts, access: Route['access']): void {
  const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  request.actor = bearer ? readAccessToken(parts.secret, bearer, parts.clock.now()) : null;
  if (access === 'public') return;
  if (!request.actor) throw refusal(401, 'Please log in again.');
  if (!access.includes(request.actor.accountType)) {
    throw refusal(403, 'Your account may not do this.');
  }
}

/** Answers every failure in the wire's shape, and hides what went wrong inside. */
export function answerFailures(app: FastifyInstance): void {
  app.decorateRequest('actor', null);
  app.setNotFoundHandler((_request, reply) => {
    reply.status(404).send(failure('There is nothing at this address.'));
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refusal) {
      logRefusal(error, request);
      return reply.status(error.status).headers(error.headers).send(error.body);
    }
    if (error.validation) return answerInvalid(error, reply);
    const state = sqlState(error);
    if (state === sqlStates.lockNotAvailable || state === sqlStates.deadlockDetected) {
      request.log.warn({ err: error }, 'busy');
      return reply.status(503).send(failure('We are very busy right now. Please try again.'));
    }
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return reply.status(status).send(failure(error.message));
    request.log.error({ err: error }, 'failed');
    return reply.status(500).send(failure('Something went wrong on our side. Please try again.'));
  });
}

/** Answers an address that cannot be read, before any route is found for it. */
export function answerMalformed(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.status(error.statusCode ?? 400).send(failure('This address is not written correctly.'));
}

function logRefusal({ status }: Refusal, request: FastifyRequest): void {
  if (status !== 429 && status !== 403) return;
  const line: SecurityLine = {
    security: status === 429 ? 'limit reached' : 'access refused',
    accountId: request.actor?.accountId,
    address: request.ip,
    route: request.routeOptions.url,
  };
  request.log.warn(line, line.security);
}

function answerInvalid(error: FastifyError, reply: FastifyReply) {
  const fields: Record<string, string> = {};
  for (const problem of error.validation ?? []) {
    const missing = (problem.params as { missingProperty?: string }).missingProperty;
    const path = problem.instancePath.split('/').filter(Boolean);
    const field = [...path, ...(missing ? [missing] : [])].join('.') || 'body';
    fields[field] ??= missing
      ? 'This field is required.'
      : sentenceOf(problem.message ?? 'is not valid');
  }
  const names = Object.keys(fields).join(', ');
  const sentence = `Please check: ${names}.`;
  return reply.status(400).send({ detail: sentence, error: sentence, fields });
}

function sentenceOf(message: string): string {
  return `This ${message}.`;
}

function failure(sentence: string): Failure {
  return { detail: sentence, error: sentence };
}
