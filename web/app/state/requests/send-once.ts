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

/** Milliseconds until a request whose answer was lost is asked again; after that its failure is shown. */
const AGAIN_AFTER_MS = [1000, 2000];

/** What the base query answers. */
export interface Answer {
  data?: unknown;
  error?: LostOrRefused | undefined;
  meta?: FetchBaseQueryMeta | undefined;
}

type LostOrRefused = FetchBaseQueryError & {
  /** Nobody knows whether it was done; it goes on being asked. */
  unanswered?: true;
};

type Send = (request: FetchArgs) => Promise<Answer>;

const underWay = new Map<string, Promise<Answer>>();

/**
 * Sends a request that writes, once however often it is asked: what was lost is asked again as it was, under its key.
 * Another of its kind is sent only when what became of the one before is known. Without a line nothing is sent.
 */
export async function sendOnce(
  wish: Pick<Attempt, 'accountId' | 'endpoint' | 'request'>,
  send: Send,
): Promise<Answer> {
  if (isOffline()) return { error: { status: 'FETCH_ERROR', error: OFFLINE } };
  const attempt = beginAttempt(wish);
  const others = unansweredOf(wish.accountId, wish.endpoint);
  for (const before of others) {
    if (before.key === attempt.key) continue;
    const { error } = await settle(before, send, []);
    if (!error?.unanswered) continue;
    endAttempt(attempt.key);
    return { error };
  }
  return settle(attempt, send, AGAIN_AFTER_MS);
}

/** Asks, a single time, for what became of an attempt, and tells it to all who hear answers. */
export async function askAgain(key: string, send: Send): Promise<Answer> {
  const attempt = findAttempt(key);
  if (!attempt) return { data: null };
  const answer = await settle(attempt, send, []);
  if (!answer.error?.unanswered) tellAnswer({ attempt, ...answer });
  return answer;
}

/**
 * Sends a request that has no key, as doing it twice does no more than once: asked again while no answer comes.
 * Without a line nothing is sent.
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

/** The `error` of what was not sent, as the browser knows that there is no line. */
export const OFFLINE = 'offline';

export const isOffline = () => globalThis.navigator?.onLine === false;

function settle(attempt: Attempt, send: Send, pauses: readonly number[]): Promise<Answer> {
  const { key } = attempt;
  const asked = underWay.get(key) ?? askUntilKnown(attempt, send, pauses);
  underWay.set(key, asked);
  asked.finally(() => underWay.delete(key)).catch(() => {});
  return asked;
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
 * Whether the answer says what became of the request. 500 does: what failed in the server was rolled back. Who is not let in, or comes too often, hears nothing of one
 * that was sent before.
 */
function isKnown(error: FetchBaseQueryError | undefined, wasUnanswered: boolean): boolean {
  if (!error) return true;
  if (typeof error.status !== 'number' || error.status > 500) return false;
  return !(wasUnanswered && [401, 403, 408, 425, 429].includes(error.status));
}
