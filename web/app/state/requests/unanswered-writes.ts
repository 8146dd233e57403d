import type { FetchArgs } from '@reduxjs/toolkit/query';
import { useMemo, useSyncExternalStore } from 'react';
import { storageOfTab } from '../../lib/browser-storage.ts';

/** A request that writes, from before it is sent until its answer is known. */
export interface Attempt {
  /** Under which it is done once. */
  readonly key: string;
  /** Whose it is. */
  readonly accountId: number;
  /** The name of its endpoint, such as `createAppointment`. */
  readonly endpoint: string;
  /** As it was sent. */
  readonly request: FetchArgs;
  /** It was sent, and nobody knows what became of it. */
  readonly isUnanswered: boolean;
}

/** What became of an attempt of which nobody knew. */
export interface Answered {
  readonly attempt: Attempt;
  readonly data?: unknown;
  readonly error?: unknown;
}

/** Where attempts outlive a reload: of this tab alone, as they name clients on a machine that is shared. */
const shelfKey = 'unanswered';

let attempts: readonly Attempt[] | undefined;
const listeners = new Set<() => void>();
const hearers = new Set<(answered: Answered) => void>();

/** The attempt at a wish; the same one while nobody knows what became of it. */
export function beginAttempt(wish: Pick<Attempt, 'accountId' | 'endpoint' | 'request'>): Attempt {
  const said = JSON.stringify(wish.request);
  const before = unansweredOf(wish.accountId, wish.endpoint, all()).find(
    ({ request }) => JSON.stringify(request) === said,
  );
  if (before) return before;
  const attempt = { ...wish, key: newKey(), isUnanswered: false };
  keep([...all(), attempt]);
  return attempt;
}

/** Those of an account, of one endpoint where one is named. */
export function unansweredOf(
  accountId: number | undefined,
  endpoint?: string,
  among: readonly Attempt[] = all().filter(({ isUnanswered }) => isUnanswered),
): readonly Attempt[] {
  return among.filter(
    (each) => each.accountId === accountId && (!endpoint || each.endpoint === endpoint),
  );
}

export function findAttempt(key: string): Attempt | undefined {
  return all().find((each) => each.key === key);
}

/** No answer came. */
export function leaveUnanswered(key: string): void {
  keep(all().map((each) => (each.key === key ? { ...each, isUnanswered: true } : each)));
}

/** Its answer is known. */
export function endAttempt(key: string): void {
  keep(all().filter((each) => each.key !== key));
}

/** Of whoever signs out nothing stays. */
export function forgetAttempts(): void {
  keep([]);
}

/** Tells what became of those that were unanswered, until the answered function is called. */
export function hearAnswers(hear: (answered: Answered) => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

export function tellAnswer(answered: Answered): void {
  for (const hear of [...hearers]) hear(answered);
}

/** The requests of an account of which nobody knows whether they arrived. */
export function useUnanswered(
  accountId: number | undefined,
  endpoint?: string,
): readonly Attempt[] {
  const list = useSyncExternalStore(subscribe, all, none);
  return useMemo(
    () =>
      unansweredOf(
        accountId,
        endpoint,
        list.filter(({ isUnanswered }) => isUnanswered),
      ),
    [list, accountId, endpoint],
  );
}

const empty: readonly Attempt[] = [];
const none = () => empty;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function all(): readonly Attempt[] {
  attempts ??= readKept();
  return attempts;
}

function keep(next: readonly Attempt[]): void {
  attempts = next;
  const kept = next.filter(outlivesReload);
  if (kept.length > 0) storageOfTab().setItem(shelfKey, JSON.stringify(kept));
  else storageOfTab().removeItem(shelfKey);
  for (const listener of [...listeners]) listener();
}

/** What replaces a whole thing may be done again; words about a person's health are kept on no device. */
function outlivesReload({ request: { method, url } }: Attempt): boolean {
  return method !== 'PUT' && !/notes\/$|health/.test(url);
}

/** What was under way when the page closed is unanswered. */
function readKept(): readonly Attempt[] {
  try {
    const kept = JSON.parse(storageOfTab().getItem(shelfKey) ?? '[]') as Attempt[];
    return kept.map((attempt) => ({ ...attempt, isUnanswered: true }));
  } catch {
    return [];
  }
}

/** `randomUUID` exists on secure pages only; a studio's plain-http test machine has none. */
function newKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
