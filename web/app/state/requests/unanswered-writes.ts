import type { FetchArgs } from '@reduxjs/toolkit/query';
import { useMemo, useSyncExternalStore } from 'react';
import { storageOfTab } from '../../lib/browser-storage.ts';

/** A writing request, from before it is sent until its outcome is known. */
export interface Attempt {
  /** Key under which it is carried out once. */
  readonly key: string;
  /** The account that sent it. */
  readonly accountId: number;
  /** The name of its endpoint, such as `createAppointment`. */
  readonly endpoint: string;
  /** As it was sent. */
  readonly request: FetchArgs;
  /** It was sent, and its outcome is unknown. */
  readonly isUnanswered: boolean;
}

/** The outcome of an attempt that was unknown. */
export interface Answered {
  readonly attempt: Attempt;
  readonly data?: unknown;
  readonly error?: unknown;
}

/**
 * Storage that survives a reload: of this tab only, as attempts name clients on a shared machine.
 */
const shelfKey = 'unanswered';

let attempts: readonly Attempt[] | undefined;
const listeners = new Set<() => void>();
const hearers = new Set<(answered: Answered) => void>();

/** An attempt at a request; the same one while its outcome is unknown. */
export function beginAttempt(
  request: Pick<Attempt, 'accountId' | 'endpoint' | 'request'>,
): Attempt {
  const said = JSON.stringify(request.request);
  const before = unansweredOf(request.accountId, request.endpoint, all()).find(
    ({ request }) => JSON.stringify(request) === said,
  );
  if (before) return before;
  const attempt = { ...request, key: newKey(), isUnanswered: false };
  keep([...all(), attempt]);
  return attempt;
}

/** Open attempts of an account, optionally of one endpoint. */
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

/** No answer arrived. */
export function leaveUnanswered(key: string): void {
  keep(all().map((each) => (each.key === key ? { ...each, isUnanswered: true } : each)));
}

/** Its outcome is known. */
export function endAttempt(key: string): void {
  keep(all().filter((each) => each.key !== key));
}

/** Drops everything of a person who signs out. */
export function forgetAttempts(): void {
  keep([]);
}

/** Reports outcomes of open attempts until the returned function is called. */
export function hearAnswers(hear: (answered: Answered) => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

export function tellAnswer(answered: Answered): void {
  for (const hear of [...hearers]) hear(answered);
}

/** The account's requests whose outcome is unknown. */
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
  const stored = next.filter(outlivesReload);
  if (stored.length > 0) storageOfTab().setItem(shelfKey, JSON.stringify(stored));
  else storageOfTab().removeItem(shelfKey);
  for (const listener of [...listeners]) listener();
}

/** A replacement of a whole thing may be repeated; health notes are never stored on a device. */
function outlivesReload({ request: { method, url } }: Attempt): boolean {
  return method !== 'PUT' && !/notes\/$|health/.test(url);
}

/** A request under way when the page closed has an unknown outcome. */
function readKept(): readonly Attempt[] {
  try {
    const stored = JSON.parse(storageOfTab().getItem(shelfKey) ?? '[]') as Attempt[];
    return stored.map((attempt) => ({ ...attempt, isUnanswered: true }));
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
