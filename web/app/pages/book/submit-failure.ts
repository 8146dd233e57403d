import type { FreeTime } from '@limber/contract/bookings.ts';
import { readFailure } from '../../state/failure.ts';

/** What a refused booking asks of the wizard. */
export type SubmitFailure =
  /** The session ended and could not be renewed: log in again, nothing is lost. */
  | { kind: 'reauth' }
  /** The slot is gone; the nearest free ones with the same therapist. */
  | { kind: 'taken'; detail: string; freeTimes: FreeTime[] }
  /** The price is another one; AED. */
  | { kind: 'price'; detail: string; total: number }
  /** Anything else, with the server's sentence if it sent one. */
  | { kind: 'other'; detail: string | null };

/** Reads what RTK Query hands over when the booking call fails. */
export function readSubmitFailure(error: unknown): SubmitFailure {
  const { status, data } = readFailure(error);
  const body = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  const detail = firstText(body.detail, body.message);
  if (status === 401) return { kind: 'reauth' };
  if (status === 409 && typeof body.total_price === 'number') {
    return { kind: 'price', detail: detail ?? '', total: body.total_price };
  }
  if (status === 409 && Array.isArray(body.free_times)) {
    return { kind: 'taken', detail: detail ?? '', freeTimes: body.free_times as FreeTime[] };
  }
  return { kind: 'other', detail };
}

function firstText(...values: unknown[]): string | null {
  return values.find((value): value is string => typeof value === 'string' && value !== '') ?? null;
}
