import type { CardProvider } from '../../platform/card-payments/provider.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Randomness } from '../../platform/randomness.ts';
import type { SecurityLog } from '../../platform/security-log.ts';

/** What signing in at the desk works with. */
export interface StaffDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Randomness;
  /** Key of tokens, PINs, recovery codes and sealed secrets. */
  readonly secret: string;
  /** Where the site is reached, for passkeys. */
  readonly publicUrl: string;
  readonly log: SecurityLog;
  /** Who takes payments online; left out or null: nobody. */
  readonly provider?: Pick<CardProvider, 'name'> | null | undefined;
  /**
   * Codes of the second factor are also shown on the sign-in page; never where there are real
   * clients.
   */
  readonly showsCodes?: boolean | undefined;
}

/** A team member through one of their sessions; see `Actor`. */
export interface StaffActor {
  readonly accountId: number;
  readonly sessionId: string;
}
