import type { Db } from '../../platform/database/db.ts';
import type { Wallets } from '../../platform/wallets/wallets.ts';
import type { MailDeps } from '../notifications/deps.ts';

/** What the verbs and mails of memberships depend on. */
export interface MembershipDeps extends MailDeps {
  readonly db: Db;
  /** Where clients reach the site, for links; no trailing slash. */
  readonly publicUrl: string;
}

/** What cards in wallets depend on. */
export interface WalletDeps extends Pick<MembershipDeps, 'db' | 'secret' | 'publicUrl'> {
  readonly wallets: Wallets;
}
