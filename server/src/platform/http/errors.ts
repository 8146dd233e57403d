import type { Failure } from '@limber/contract/values/failure.ts';
import { Language } from '@limber/contract/values/people.ts';
import { forDesk, inTurn, type NameOf, type Sentence, say } from '../language/sentence.ts';

/** The details of a refusal besides its sentence. */
export interface RefusalDetails {
  /** What is wrong with each field of the request, by its name on the wire. */
  readonly fields?: Readonly<Record<string, Sentence>>;
  /** Further fields of the reply, such as free times. */
  readonly [name: string]: unknown;
}

/** A request that is understood and refused, with the reply the client gets. */
export class Refusal extends Error {
  readonly status: number;
  readonly sentence: Sentence;
  readonly details: RefusalDetails;
  readonly headers: Record<string, string>;
  /**
   * The name of the rule that refuses, under which it is counted: a word of ours, never of a
   * request.
   */
  reason: string | null = null;

  constructor(
    status: number,
    sentence: Sentence,
    details: RefusalDetails = {},
    headers: Record<string, string> = {},
  ) {
    super(sentence.en);
    this.status = status;
    this.sentence = sentence;
    this.details = details;
    this.headers = headers;
  }
}

/** Builds a refusal, whose sentence is both `detail` and `error`. */
export function refusal(
  status: number,
  sentence: Sentence,
  details?: RefusalDetails,
  headers?: Record<string, string>,
): Refusal {
  return new Refusal(status, sentence, details, headers);
}

/** The same refusal, counted under the name of the rule that refuses. */
export function because(reason: string, refused: Refusal): Refusal {
  refused.reason = reason;
  return refused;
}

/** The refusal as the desk reads it, when acting for a client. */
export function refusalForDesk({ status, sentence, details, headers }: Refusal): Refusal {
  const { fields, ...rest } = details;
  const each = Object.entries(fields ?? {}).map(([name, wrong]) => [name, forDesk(wrong)]);
  const body = { ...rest, ...(fields && { fields: Object.fromEntries(each) }) };
  return refusal(status, forDesk(sentence), body, headers);
}

/** A 401: nobody can say whose token it was, or whether it is still valid. */
export function logInAgain(): Refusal {
  return refusal(401, { en: 'Please log in again.', ar: 'يرجى تسجيل الدخول من جديد.' });
}

/** A 403 for a known caller who is not allowed to. */
export function notAllowed(): Refusal {
  return refusal(403, {
    en: 'Your account may not do this.',
    ar: 'لا يملك حسابك صلاحية القيام بذلك.',
  });
}

/** A 400 for one field, whose sentence is also that of the whole reply. */
export function wrongField(field: string, sentence: Sentence): Refusal {
  return refusal(400, sentence, { fields: { [field]: sentence } });
}

/** A 400 for several fields; the sentence of the whole reply joins theirs. */
export function wrongFields(fields: Readonly<Record<string, Sentence>>): Refusal {
  return refusal(400, inTurn(Object.values(fields)), { fields });
}

/** A 429 that says after how many seconds to try again. */
export function tooMany(sentence: Sentence, retryAfterSeconds: number): Refusal {
  const seconds = String(Math.max(1, Math.ceil(retryAfterSeconds)));
  return refusal(429, sentence, {}, { 'retry-after': seconds });
}

/**
 * A refusal on the wire, in one language, with the other languages for a page that switches
 * meanwhile. `named` returns the studio's names for things in Arabic.
 */
export function failureOf(
  { sentence, details }: Pick<Refusal, 'sentence' | 'details'>,
  language: Language,
  named?: NameOf,
): Failure & Record<string, unknown> {
  const { fields, ...rest } = details;
  const saidIn = (spoken: Language) => {
    const detail = say(sentence, spoken, named);
    if (!fields) return { detail };
    const wrong = Object.entries(fields).map(([name, each]) => [name, say(each, spoken, named)]);
    return { detail, fields: Object.fromEntries(wrong) };
  };
  const said = saidIn(language);
  const others = Language.enum.filter((other) => other !== language);
  return {
    ...said,
    error: said.detail,
    ...rest,
    in_other_languages: Object.fromEntries(others.map((other) => [other, saidIn(other)])),
  };
}

/** Whether a refusal speaks of something that the studio has named itself. */
export function speaksOfNames({ sentence, details }: Refusal): boolean {
  return [sentence, ...Object.values(details.fields ?? {})].some(
    ({ ar }) => typeof ar !== 'string',
  );
}

/** PostgreSQL's SQLSTATE of an error, or null when it is not a database error. */
export function sqlState(error: unknown): string | null {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

/**
 * The database cannot be reached, or did not answer in time; the request may have been carried out.
 */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super(`The database is away: ${(cause as Error | null)?.message ?? cause}`, { cause });
  }
}

/**
 * Whether the database is down, overloaded or too slow, so that the same request may well succeed a
 * little later: locks and statements that took too long, ended sessions, no free connection,
 * read-only mode.
 */
export function isDatabaseBusy(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  const state = sqlState(error);
  if (state === null) return false;
  return BUSY_STATES.has(state) || /^(08|53|57P|58)/.test(state);
}

/** Whether a prepared statement no longer fits its tables; it was not carried out. */
export function isStalePlan(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as { code?: string; routine?: string };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}

/** SQLSTATEs that this product handles by name (PostgreSQL manual, appendix A). */
export const sqlStates = {
  /** The first two characters of a class: a value out of range, or text that cannot be kept. */
  dataExceptions: '22',
  exclusionViolation: '23P01',
  uniqueViolation: '23505',
  deadlockDetected: '40P01',
  serializationFailure: '40001',
  /** The error of every statement after one that failed in a transaction. */
  transactionAborted: '25P02',
  lockNotAvailable: '55P03',
} as const;

/** Locks, statements and open transactions that took too long, and a database in read-only mode. */
const BUSY_STATES = new Set<string>([
  sqlStates.lockNotAvailable,
  sqlStates.deadlockDetected,
  '57014',
  '25P03',
  '25P04',
  // Nothing can be written: a replica, or one that was closed for a while.
  '25006',
]);
