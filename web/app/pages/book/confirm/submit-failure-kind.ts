import type { FreeTime } from '@limber/contract/appointments.ts';
import { type CallFailure, readFailure } from '../../../state/api/failure.ts';

/**
 * What a refused booking means for the wizard. `detail` is the server's sentence as received;
 * `call` has it in each language.
 */
export type SubmitFailure =
  /** The session ended and could not be renewed: sign in again, nothing is lost. */
  | { kind: 'reauth' }
  /** The slot is taken; the nearest free ones with the same therapist. */
  | { kind: 'taken'; detail: string; call: CallFailure; freeTimes: FreeTime[] }
  /** The price has changed, to this. */
  | { kind: 'price'; detail: string; call: CallFailure; total: number }
  /** No answer arrived; the request is repeated. */
  | { kind: 'unanswered' }
  /** Anything else, with the server's sentence if there is one. */
  | { kind: 'other'; detail: string | null; call: CallFailure };

/** Reads RTK Query's error of a failed booking. */
export function readSubmitFailure(error: unknown): SubmitFailure {
  const call = readFailure(error);
  const { status, data } = call;
  const body = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  const detail = firstText(body.detail, body.message);
  if (call.unanswered && status !== 401) return { kind: 'unanswered' };
  if (status === 401) return { kind: 'reauth' };
  if (status === 409 && typeof body.total_price === 'number') {
    return { kind: 'price', detail: detail ?? '', call, total: body.total_price };
  }
  if (status === 409 && Array.isArray(body.free_times)) {
    return { kind: 'taken', detail: detail ?? '', call, freeTimes: body.free_times as FreeTime[] };
  }
  return { kind: 'other', detail, call };
}

function firstText(...values: unknown[]): string | null {
  return values.find((value): value is string => typeof value === 'string' && value !== '') ?? null;
}
