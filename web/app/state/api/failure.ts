import type { Failure } from '@limber/contract/values/failure.ts';
import { OFFLINE } from '../requests/send-once.ts';

/** A failed call: its HTTP status, 0 without an answer, and the server's sentences, by language. */
export interface CallFailure extends Partial<Failure> {
  status: number;
  /** The outcome is unknown; it is checked until it is known. */
  unanswered?: boolean;
  /** Nothing was sent, as there is no connection. */
  offline?: boolean;
  /** The whole body, for calls whose failures have more fields. */
  data: unknown;
}

/** Reads the error that a query or mutation threw or returned. */
export function readFailure(error: unknown): CallFailure {
  const thrown = (error ?? {}) as {
    status?: number | string;
    originalStatus?: number;
    error?: string;
    unanswered?: true;
    data?: unknown;
  };
  const { status, originalStatus, data, unanswered } = thrown;
  const said = (typeof data === 'object' && data !== null ? data : {}) as Partial<Failure>;
  const code = typeof status === 'number' ? status : (originalStatus ?? 0);
  const why = {
    ...(unanswered && { unanswered }),
    ...(thrown.error === OFFLINE && { offline: true }),
  };
  return { ...said, status: code, data, ...why };
}
