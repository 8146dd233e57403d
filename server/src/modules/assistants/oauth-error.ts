/** A refusal in the words that OAuth has for programs (RFC 6749, 5.2); no person reads it. */
export class OAuthError extends Error {
  readonly code: string;
  readonly status: number;
  readonly retryAfterSeconds: number | null;

  constructor(code: string, description: string, status = 400, retryAfterSeconds?: number) {
    super(description);
    this.code = code;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
  }
}

export function tooOften(retryAfterSeconds: number): OAuthError {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  return new OAuthError('temporarily_unavailable', 'Too often; please wait.', 429, seconds);
}
