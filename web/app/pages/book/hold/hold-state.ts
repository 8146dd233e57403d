import type { FreeTime } from '@limber/contract/appointments.ts';
import type { BrowserStorage } from '../../../lib/browser-storage.ts';
import { type CallFailure, readFailure } from '../../../state/api/failure.ts';

/** State of holding one time, which `key` names. */
export type HoldState = { readonly key: string } & (
  | { readonly kind: 'asking' }
  /** `until` is the server's instant in ISO; it may be past. */
  | { readonly kind: 'held'; readonly until: string }
  /** Someone else has taken it. */
  | { readonly kind: 'taken'; readonly call: CallFailure; readonly freeTimes: FreeTime[] }
  /** Not held, but nothing is lost: the booking decides. */
  | { readonly kind: 'free' }
);

/** The state after a failed request to hold: only a time that is taken concerns the client. */
export function stateAfterFailure(key: string, error: unknown): HoldState {
  const call = readFailure(error);
  const { free_times } = (call.data ?? {}) as { free_times?: unknown };
  if (call.status !== 409 || !Array.isArray(free_times)) return { key, kind: 'free' };
  return { key, kind: 'taken', call, freeTimes: free_times as FreeTime[] };
}

const KEY = 'heldTime';

/** Saves a hold for a reload, and clears any other state. */
export function keepHold(shelf: BrowserStorage, state: HoldState | undefined): void {
  if (state?.kind === 'held') shelf.setItem(KEY, JSON.stringify(state));
  else shelf.removeItem(KEY);
}

/** The hold saved before the reload. */
export function readSavedHold(shelf: BrowserStorage): HoldState | undefined {
  try {
    const saved = JSON.parse(shelf.getItem(KEY) ?? 'null');
    if (typeof saved?.key !== 'string' || Number.isNaN(Date.parse(saved.until))) return undefined;
    return { key: saved.key, kind: 'held', until: saved.until };
  } catch {
    return undefined;
  }
}

/** Whole seconds until a hold ends, at least 0; `now` in epoch milliseconds of the server. */
export function secondsLeft(until: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
}

/** '4:05', for a countdown. */
export function asCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
