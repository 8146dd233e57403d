import type { FreeTime } from '@limber/contract/appointments.ts';
import type { BrowserStorage } from '../../../lib/browser-storage.ts';
import { type CallFailure, readFailure } from '../../../state/api/failure.ts';

/** How it stands with holding one time, which `key` names. */
export type HoldState = { readonly key: string } & (
  | { readonly kind: 'asking' }
  /** `until` is the server's instant in ISO; it may be past. */
  | { readonly kind: 'held'; readonly until: string }
  /** Somebody was quicker. */
  | { readonly kind: 'taken'; readonly call: CallFailure; readonly freeTimes: FreeTime[] }
  /** Not held, and nothing is lost: the booking decides. */
  | { readonly kind: 'free' }
);

/** What a failed wish to hold says: only a time that is gone concerns the client. */
export function stateAfterFailure(key: string, error: unknown): HoldState {
  const call = readFailure(error);
  const { free_times } = (call.data ?? {}) as { free_times?: unknown };
  if (call.status !== 409 || !Array.isArray(free_times)) return { key, kind: 'free' };
  return { key, kind: 'taken', call, freeTimes: free_times as FreeTime[] };
}

const KEY = 'heldTime';

/** Keeps over a reload what is held, and forgets everything else. */
export function keepHold(shelf: BrowserStorage, state: HoldState | undefined): void {
  if (state?.kind === 'held') shelf.setItem(KEY, JSON.stringify(state));
  else shelf.removeItem(KEY);
}

/** What was held before the reload. */
export function readKeptHold(shelf: BrowserStorage): HoldState | undefined {
  try {
    const kept = JSON.parse(shelf.getItem(KEY) ?? 'null');
    if (typeof kept?.key !== 'string' || Number.isNaN(Date.parse(kept.until))) return undefined;
    return { key: kept.key, kind: 'held', until: kept.until };
  } catch {
    return undefined;
  }
}

/** Whole seconds until a hold is over, 0 when it is; `now` in epoch milliseconds of the server. */
export function secondsLeft(until: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
}

/** '4:05', as a clock that runs down. */
export function asCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
