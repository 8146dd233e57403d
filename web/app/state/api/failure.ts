import type { Failure } from '@limber/contract/values.ts';
import { OFFLINE } from '../requests/send-once.ts';

/** A failed call: its HTTP status, 0 when no answer came, and what the server said, in each language. */
export interface CallFailure extends Partial<Failure> {
  status: number;
  /** Nobody knows whether it was done; it goes on being asked. */
  unanswered?: boolean;
  /** Nothing was sent, as there is no line. */
  offline?: boolean;
  /** The whole body, for the calls whose failures say more. */
  data: unknown;
}

/** Reads what a query or mutation has thrown or returned as its error. */
export function readFailure(error: unknown): CallFailure {
  const given = (error ?? {}) as {
    status?: number | string;
    originalStatus?: number;
    error?: string;
    unanswered?: true;
    data?: unknown;
  };
  const { status, originalStatus, data, unanswered } = given;
  const said = (typeof data === 'object' && data !== null ? data : {}) as Partial<Failure>;
  const code = typeof status === 'number' ? status : (originalStatus ?? 0);
  const why = {
    ...(unanswered && { unanswered }),
    ...(given.error === OFFLINE && { offline: true }),
  };
  return { ...said, status: code, data, ...why };
}
