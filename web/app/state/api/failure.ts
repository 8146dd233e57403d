import type { Failure } from '@limber/contract/values.ts';

/** A failed call: its HTTP status, 0 when no answer came, and what the server said, in each language. */
export interface CallFailure extends Partial<Failure> {
  status: number;
  /** The whole body, for the calls whose failures say more. */
  data: unknown;
}

/** Reads what a query or mutation has thrown or returned as its error. */
export function readFailure(error: unknown): CallFailure {
  const { status, originalStatus, data } = (error ?? {}) as {
    status?: number | string;
    originalStatus?: number;
    data?: unknown;
  };
  const said = (typeof data === 'object' && data !== null ? data : {}) as Partial<Failure>;
  const code = typeof status === 'number' ? status : (originalStatus ?? 0);
  return { ...said, status: code, data };
}
