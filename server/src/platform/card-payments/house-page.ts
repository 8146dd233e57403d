import type { Dispute, PageState } from './provider.ts';

/** It is paid with, or only keeps, a card from which nothing can be taken later. */
export type CardOutcome = 'card_declines' | 'card_asks';

/** A page of the house, as it is stored. */
export interface HousePage {
  readonly paymentId: string;
  readonly amount: number;
  readonly currency: string;
  readonly title: string;
  readonly keepsCard: boolean;
  readonly returnUrl: string;
  readonly state: PageState['state'];
  /** What becomes of charges to the card that was used. */
  readonly card?: 'works' | CardOutcome;
  /** By when it was to be paid, as text. */
  readonly expiresAt?: string;
  readonly dispute?: {
    readonly state: Dispute['state'];
    readonly at: string;
    readonly isInquiry?: boolean;
  };
  /** What went back of it, by the id of the refund. */
  readonly sentBack?: Readonly<Record<string, number>>;
}
