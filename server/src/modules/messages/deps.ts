import type { Db, Trx } from '../../platform/database/db.ts';
import type { MessageProvider } from '../../platform/messaging/provider.ts';
import type { MailDeps } from '../notifications/deps.ts';

/** What telling clients depends on. */
export interface MessageDeps extends MailDeps {
  readonly db: Db;
  /** Where clients reach the site; no trailing slash. */
  readonly publicUrl: string;
  /** Null: clients are told by mail alone. */
  readonly messenger: MessageProvider | null;
}

/** What pushing depends on. */
export interface PushDeps extends MessageDeps {
  /** Whether this machine itself may be pushed to, as in development. */
  readonly reachesLoopback: boolean;
}

/** The same where messages go to telephones. */
export interface TelephoneDeps extends MessageDeps {
  readonly messenger: MessageProvider;
}

/** What hearing of messages depends on. */
export interface NewsDeps extends TelephoneDeps {
  /** Called when a button was pressed below a message; `payload` is that of the job that told it. */
  readonly hearAnswer: (
    trx: Trx,
    answer: { readonly button: string; readonly payload: unknown },
    now: Date,
  ) => Promise<void>;
}
