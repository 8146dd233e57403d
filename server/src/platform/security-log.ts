/** What somebody may want to look up after an attack. */
export type SecurityEvent =
  | 'signed in'
  | 'wrong code'
  | 'refresh token used twice'
  | 'second factor shown'
  | 'wrong second factor'
  | 'second factor set up'
  | 'session ended by manager'
  | 'counter enrolled'
  | 'first manager'
  | 'account claimed'
  | 'limit reached'
  | 'access refused';

/** The application's logger as far as security events go through it: one structured line each. */
export interface SecurityLog {
  info(line: SecurityLine, message: string): void;
  warn(line: SecurityLine, message: string): void;
}

/** Ids and addresses only: no e-mail, code, token or note is ever logged. */
export interface SecurityLine {
  readonly security: SecurityEvent;
  readonly accountId?: number | undefined;
  readonly sessionId?: string | undefined;
  /** The caller's network address. */
  readonly address?: string | undefined;
  /** The route that was called. */
  readonly route?: string | undefined;
}
