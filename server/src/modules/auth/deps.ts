import type { Language } from '@limber/contract/values/people.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { Cookies } from '../../platform/http/serve-calls.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Randomness } from '../../platform/randomness.ts';
import type { SecurityLog } from '../../platform/security-log.ts';

/** What signing in depends on. */
export interface AuthDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Randomness;
  readonly jobs: Jobs;
  /** Key of codes, access tokens and sealed notes. */
  readonly secret: string;
  /** Where clients reach the site. */
  readonly publicUrl: string;
  readonly log: SecurityLog;
  /**
   * What else becomes the account's when its owner signs in from a browser, identified by its
   * cookies.
   */
  readonly atSignIn: (trx: Trx, accountId: number, cookies: Cookies, now: Date) => Promise<void>;
  /** The message with which the desk sends a sign-in link, in the studio's wording. */
  readonly sayLink: (
    trx: Trx,
    language: Language,
    put: {
      readonly name: string;
      readonly studio: string;
      readonly link: string;
      readonly days: string;
    },
  ) => Promise<string>;
  /** Whether the studio sends one-time codes by WhatsApp. */
  readonly sendsCodesByMessage: () => Promise<boolean>;
  /** Codes are also returned in a reply header, for the sign-in page in development. */
  readonly showsCodes?: boolean | undefined;
}
