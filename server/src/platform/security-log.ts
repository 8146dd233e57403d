import { currentRequestId } from './http/request-id.ts';

/** An event to look up after an attack. */
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

/** The log as it is, with the request's name in each line. */
export function nameLines(log: SecurityLog): SecurityLog {
  const named = (line: SecurityLine) => ({ reqId: currentRequestId(), ...line });
  return {
    info: (line, message) => log.info(named(line), message),
    warn: (line, message) => log.warn(named(line), message),
  };
}

/** Ids and addresses only: no e-mail, code, token or note is ever logged. */
export interface SecurityLine {
  readonly security: SecurityEvent;
  /** The request's name, as its other lines have it. */
  readonly reqId?: string | undefined;
  readonly accountId?: number | undefined;
  readonly sessionId?: string | undefined;
  /** The caller's network address. */
  readonly address?: string | undefined;
  /** The route that was called. */
  readonly route?: string | undefined;
}
