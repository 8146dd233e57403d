import type { Language } from '@limber/contract/values/people.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askedLanguage } from '../language/asked-language.ts';
import type { NameOf, Sentence } from '../language/sentence.ts';
import type { SecurityLine } from '../security-log.ts';
import { TooLate } from '../speed/reply-deadline.ts';
import { addressOf } from './address-of.ts';
import {
  failureOf,
  isDatabaseBusy,
  Refusal,
  refusal,
  refusalForDesk,
  speaksOfNames,
  sqlState,
  sqlStates,
} from './errors.ts';
import { API_BASE } from './serve-calls.ts';

/** When to ask again after a 503: locks are free by then, a lost database mostly back. */
const BUSY_RETRY_SECONDS = 2;

/** Finds the studio's names for things in a language. */
export type ReadNames = (language: Language) => Promise<NameOf>;

/**
 * Answers every failure in the wire's shape, first in the requested language, and hides internal
 * errors.
 */
export function answerFailures(app: FastifyInstance, readNames?: ReadNames): void {
  // Replies are in the language of the request, including the refusal of a call that has only
  // one.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith(API_BASE)) addToVary(reply, 'Accept-Language');
    done(null, payload);
  });
  app.decorateRequest('actor', null);
  app.decorateRequest('leftMs', null);
  app.decorateRequest('admission', null);
  app.setNotFoundHandler((request, reply) => {
    reply.status(404).send(failureOf(refusal(404, NOTHING_HERE), askedLanguage(request)));
  });
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const found = refusalFor(error, request);
    const refused = isOfDesk(request) ? refusalForDesk(found) : found;
    const language = askedLanguage(request);
    // Without the database the failure is still answered, with untranslated names.
    const named = speaksOfNames(refused)
      ? await readNames?.('ar').catch(() => undefined)
      : undefined;
    return reply
      .status(refused.status)
      .headers({ ...(refused.status === 401 ? challengeTo(request) : {}), ...refused.headers })
      .send(failureOf(refused, language, named));
  });
}

function addToVary(reply: FastifyReply, header: string): void {
  const said = reply.getHeader('vary');
  reply.header('vary', said ? `${said}, ${header}` : header);
}

/** How to be let in (RFC 6750, 3): by a bearer token, or by another than the one that was sent. */
function challengeTo(request: FastifyRequest): { 'www-authenticate': string } {
  const why = request.headers.authorization === undefined ? '' : ', error="invalid_token"';
  return { 'www-authenticate': `Bearer realm="api"${why}` };
}

/** Whether the call is made at the desk, where the caller is not the client concerned. */
const isOfDesk = ({ routeOptions: { url } }: FastifyRequest) =>
  url?.startsWith(`${API_BASE}desk/`) === true;

/** The reply for an error; internal details are only logged. */
function refusalFor(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) {
    if (error.cause !== undefined)
      request.log.error({ err: error.cause }, 'failed after its commit');
    logRefusal(error, request);
    return error;
  }
  if (isDatabaseBusy(error) || error instanceof TooLate) {
    request.log.warn({ err: error }, 'busy');
    return refusal(503, BUSY, {}, { 'retry-after': String(BUSY_RETRY_SECONDS) });
  }
  if (sqlState(error)?.startsWith(sqlStates.dataExceptions)) {
    request.log.warn({ err: error }, 'data that the database refuses');
    return refusal(400, UNKEPT);
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return refusal(status, status === 413 ? TOO_LARGE : UNREADABLE);
  request.log.error({ err: error }, 'failed');
  return refusal(500, BROKEN);
}

const NOTHING_HERE: Sentence = {
  en: 'There is nothing at this address.',
  ar: 'لا يوجد شيء على هذا العنوان.',
};
const BUSY: Sentence = {
  en: 'We are very busy right now. Please try again.',
  ar: 'نحن مشغولون جداً الآن. يرجى المحاولة مرة أخرى.',
};
const BROKEN: Sentence = {
  en: 'Something went wrong on our side. Please try again.',
  ar: 'حدث خطأ من جهتنا. يرجى المحاولة مرة أخرى.',
};
const UNKEPT: Sentence = {
  en: 'Something in this request cannot be kept. Please check it.',
  ar: 'في الطلب ما لا يمكن حفظه. يرجى مراجعته.',
};
const TOO_LARGE: Sentence = {
  en: 'This is more than we can take at once.',
  ar: 'هذا أكثر مما يمكننا استقباله دفعة واحدة.',
};
const UNREADABLE: Sentence = {
  en: 'This cannot be read. Please send it as JSON.',
  ar: 'تعذّرت قراءة الطلب. يرجى إرساله بصيغة JSON.',
};

/** Answers an address that cannot be read, before any route is found for it. */
export function answerMalformed(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = error.statusCode ?? 400;
  addToVary(reply, 'Accept-Language');
  reply.status(status).send(failureOf(refusal(status, MISSPELT), askedLanguage(request)));
}

const MISSPELT: Sentence = {
  en: 'This address is not written correctly.',
  ar: 'هذا العنوان غير مكتوب بشكل صحيح.',
};

function logRefusal({ status }: Refusal, request: FastifyRequest): void {
  if (status !== 429 && status !== 403) return;
  const line: SecurityLine = {
    security: status === 429 ? 'limit reached' : 'access refused',
    accountId: request.actor?.accountId,
    address: addressOf(request),
    route: request.routeOptions.url,
  };
  request.log.warn(line, line.security);
}
