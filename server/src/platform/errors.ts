import type { Failure } from '@limber/contract/values.ts';

/** A request that is understood and refused, with the reply the client gets. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: Failure & Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    body: Failure & Record<string, unknown>,
    headers: Record<string, string> = {},
  ) {
    super(body.detail);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Builds a refusal whose sentence is both `detail` and `error`. `extra` joins the reply. */
export function refusal(
  status: number,
  sentence: string,
  extra: Record<string, unknown> = {},
): Refusal {
  return new Refusal(status, { detail: sentence, error: sentence, ...extra });
}

/** A 429 that says after how many seconds to try again. */
export function tooMany(sentence: string, retryAfterSeconds: number): Refusal {
  return new Refusal(
    429,
    { detail: sentence, error: sentence },
    { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  );
}

/** PostgreSQL's SQLSTATE of an error, or null when it is not a database error. */
export function sqlState(error: unknown): string | null {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** SQLSTATEs that this product answers by name (PostgreSQL manual, appendix A). */
export const sqlStates = {
  exclusionViolation: '23P01',
  uniqueViolation: '23505',
  deadlockDetected: '40P01',
  serializationFailure: '40001',
  lockNotAvailable: '55P03',
} as const;
