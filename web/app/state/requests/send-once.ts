import type { FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { pause } from './retry-when-busy.ts';
import {
  type Attempt,
  beginAttempt,
  endAttempt,
  findAttempt,
  leaveUnanswered,
  tellAnswer,
  unansweredOf,
} from './unanswered-writes.ts';

/**
 * Milliseconds before each repetition of a request whose answer was lost; then its failure is
 * shown.
 */
const AGAIN_AFTER_MS = [1000, 2000];

/** Result of the base query. */
export interface Answer {
  data?: unknown;
  error?: LostOrRefused | undefined;
  meta?: FetchBaseQueryMeta | undefined;
}

type LostOrRefused = FetchBaseQueryError & {
  /** The outcome is unknown; it is checked until it is known. */
  unanswered?: true;
};

type Send = (request: FetchArgs) => Promise<Answer>;

const underWay = new Map<string, Promise<Answer>>();

/**
 * Sends a writing request only once, however often it is called: a lost one is repeated unchanged,
 * with its key. Another of its kind is sent only after the outcome of the previous one is known.
 * Without a connection nothing is sent.
 */
export async function sendOnce(
  request: Pick<Attempt, 'accountId' | 'endpoint' | 'request'>,
  send: Send,
): Promise<Answer> {
  if (isOffline()) return { error: { status: 'FETCH_ERROR', error: OFFLINE } };
  const attempt = beginAttempt(request);
  const others = unansweredOf(request.accountId, request.endpoint);
  for (const before of others) {
    if (before.key === attempt.key) continue;
    const { error } = await settle(before, send, []);
    if (!error?.unanswered) continue;
    endAttempt(attempt.key);
    return { error };
  }
  return settle(attempt, send, AGAIN_AFTER_MS);
}

/** Checks once what became of an attempt, and reports it to all listeners. */
export async function askAgain(key: string, send: Send): Promise<Answer> {
  const attempt = findAttempt(key);
  if (!attempt) return { data: null };
  const answer = await settle(attempt, send, []);
  if (!answer.error?.unanswered) tellAnswer({ attempt, ...answer });
  return answer;
}

/**
 * Sends a request without a key, which has the same effect when repeated: it is repeated while
 * there is no answer. Without a connection nothing is sent.
 */
export async function askWhileLost(send: () => Promise<Answer>): Promise<Answer> {
  if (isOffline()) return { error: { status: 'FETCH_ERROR', error: OFFLINE } };
  for (const again of [...AGAIN_AFTER_MS, null]) {
    const answer = await send();
    if (isKnown(answer.error, false)) return answer;
    if (again === null) return { error: { ...(answer.error as LostOrRefused), unanswered: true } };
    await pause(again);
  }
  throw new Error('Unreachable.');
}

/** The `error` when nothing was sent, because the browser is offline. */
export const OFFLINE = 'offline';

export const isOffline = () => globalThis.navigator?.onLine === false;

function settle(attempt: Attempt, send: Send, pauses: readonly number[]): Promise<Answer> {
  const { key } = attempt;
  const request = underWay.get(key) ?? askUntilKnown(attempt, send, pauses);
  underWay.set(key, request);
  request.finally(() => underWay.delete(key)).catch(() => {});
  return request;
}

async function askUntilKnown(
  attempt: Attempt,
  send: Send,
  pauses: readonly number[],
): Promise<Answer> {
  const { key, request } = attempt;
  let { isUnanswered } = attempt;
  const keyed = { ...request, headers: { 'idempotency-key': key } };
  for (const again of [...pauses, null]) {
    const answer = await send(keyed);
    if (isKnown(answer.error, isUnanswered)) {
      endAttempt(key);
      return answer;
    }
    isUnanswered = true;
    leaveUnanswered(key);
    if (again === null) return { error: { ...(answer.error as LostOrRefused), unanswered: true } };
    await pause(again);
  }
  throw new Error('Unreachable.');
}

/**
 * Whether the answer tells the outcome of the request. A 500 with JSON is the server's own and does:
 * it rolled back. One of something in between does not. A refusal of access or a rate limit says
 * nothing about an earlier attempt.
 */
function isKnown(error: FetchBaseQueryError | undefined, wasUnanswered: boolean): boolean {
  if (!error) return true;
  if (typeof error.status !== 'number' || error.status > 500) return false;
  if (error.status === 500) return isJsonObject(error.data);
  return !(wasUnanswered && [401, 403, 408, 425, 429].includes(error.status));
}

const isJsonObject = (data: unknown) => typeof data === 'object' && data !== null;
