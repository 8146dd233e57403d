import type { CardProvider } from '../../platform/card-payments/provider.ts';
import type { BookDeps } from '../bookings/deps.ts';

/** What the verbs of payments depend on. */
export interface PaymentDeps extends BookDeps {
  /** Null: the studio has none, and everything is paid there. */
  readonly provider: CardProvider | null;
}

/** The same where there is a provider. */
export interface OnlineDeps extends PaymentDeps {
  readonly provider: CardProvider;
}
