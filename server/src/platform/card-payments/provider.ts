/** A provider of card payments, in words of the trade: each adapter speaks to one. */

/** A page of the provider on which a client pays an amount once. */
export interface PageToOpen {
  /** Of our payment; opening the same one twice leads to the same page. */
  readonly paymentId: string;
  /** In the currency's smallest unit; 0: the page only takes a card, to be kept. */
  readonly amount: number;
  /** The card is kept with the provider, to be charged later without its client. */
  readonly keepsCard: boolean;
  /** ISO 4217. */
  readonly currency: string;
  /** What is paid for, as the client reads it there. */
  readonly title: string;
  /** Null: none is known. */
  readonly email: string | null;
  readonly language: 'en' | 'ar';
  /** Where the client comes back to, whatever they did there. */
  readonly returnUrl: string;
  readonly expiresAt: Date;
}

export interface OpenedPage {
  /** What the provider calls the page. */
  readonly reference: string;
  readonly url: string;
}

/** What became of a page, as the provider tells when it is asked. */
export type PageState =
  /** Declined: the last try failed, and another one is possible. */
  | { readonly state: 'open' | 'declined' | 'processing' | 'ended' }
  | {
      readonly state: 'paid';
      /** What the provider calls the money that came. */
      readonly paymentReference: string;
      readonly amount: number;
      readonly currency: string;
      /** The card that was used, where the page keeps it. */
      readonly card: ProviderCard | null;
    };

/** A card that the provider keeps: all that anybody else knows of it. */
export interface ProviderCard {
  /** What the provider calls its client, and the card. */
  readonly customerReference: string;
  readonly cardReference: string;
  /** As the provider names it, such as `visa`. */
  readonly brand: string;
  readonly lastFour: string;
  /** The last day on which it can be used: `YYYY-MM-DD`. */
  readonly endsOn: string;
}

/** Money to be taken from a kept card while its client is away. */
export interface ChargeToMake {
  /** Of our charge; making one twice makes it once. */
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly title: string;
  readonly card: Pick<ProviderCard, 'customerReference' | 'cardReference'>;
}

/** What became of a charge. One that failed never succeeds later. */
export type ChargeState =
  | { readonly state: 'paid' | 'processing' }
  /** `needs_client`: the bank asks for its client, who pays on a page. */
  | { readonly state: 'failed'; readonly because: 'declined' | 'needs_client' };

/** What became of money that is sent back. */
export interface SentBack {
  readonly state: 'pending' | 'done' | 'failed';
  readonly reference: string;
  /** Of one that failed, in the provider's words. */
  readonly failure?: string;
}

/** A payment that its client disputes with their bank, as the provider tells when it is asked. */
export interface Dispute {
  readonly reference: string;
  /** What the provider calls the payment. */
  readonly paymentReference: string;
  readonly amount: number;
  /** The provider's code of it, such as `fraudulent`. */
  readonly reason: string;
  /** Answered: what proves the payment was sent, and the bank decides. Lost: the money is gone. */
  readonly state: 'open' | 'answered' | 'won' | 'lost';
  /** The bank only asks: no money has left, a refund ends it, and it may become a dispute. */
  readonly isInquiry: boolean;
  /** Until when it can be answered; null: nothing is asked. */
  readonly answerBy: Date | null;
  readonly openedAt: Date;
}

/** A sum that the provider sends to the bank of the studio. */
export interface Payout {
  readonly reference: string;
  /** In the smallest unit; below zero: taken from the bank. */
  readonly amount: number;
  readonly currency: string;
  readonly state: 'pending' | 'paid' | 'failed';
  /** The day on which it is at the bank: `YYYY-MM-DD`. */
  readonly arrivesOn: string;
}

/** A part of a payout. `net` is `gross` less `fee`; what went out is below zero. */
export interface PayoutLine {
  readonly reference: string;
  readonly kind: 'payment' | 'refund' | 'dispute' | 'fee' | 'other';
  readonly gross: number;
  readonly fee: number;
  readonly net: number;
  readonly at: Date;
  /** Null: it is about no payment. */
  readonly paymentReference: string | null;
}

/** What a provider told by itself: only that there is news; what they are is asked. */
export interface ProviderEvent {
  /** The same for an event that is told again. */
  readonly id: string;
  /** Null: it is about nothing that we know of. */
  readonly pageReference: string | null;
  readonly refundReference: string | null;
  readonly disputeReference: string | null;
}

/**
 * Every call has a deadline and throws {@link ProviderFailed} where no answer came, so that nobody
 * knows what happened: the same call is repeated until one comes.
 */
export interface CardProvider {
  readonly name: 'stripe' | 'house';
  openPaymentPage(page: PageToOpen): Promise<OpenedPage>;
  readPage(reference: string): Promise<PageState>;
  /** Nothing can be paid on the page from here on; returns its state then, which may be paid. */
  endPage(reference: string): Promise<PageState>;
  /** @param id of our refund; asking twice with one sends the money back once */
  sendBack(asked: {
    readonly id: string;
    readonly paymentReference: string;
    readonly amount: number;
  }): Promise<SentBack>;
  readSentBack(reference: string): Promise<SentBack>;
  /** Deletes a kept card and its client there; deleting it twice is fine. */
  forgetCard(customerReference: string): Promise<void>;
  /** Prepares a charge, takes nothing yet, and returns its reference; null: the card is gone. */
  prepareCharge(asked: ChargeToMake): Promise<string | null>;
  /** Takes the money of a prepared charge once, however often it is called. */
  takeCharge(reference: string): Promise<ChargeState>;
  /** Null: it is about no payment that one can be asked about. */
  readDispute(reference: string): Promise<Dispute | null>;
  /** Those that were opened since a moment. */
  listDisputes(since: Date): Promise<readonly Dispute[]>;
  /** Those that were made since a moment. */
  listPayouts(since: Date): Promise<readonly Payout[]>;
  /** All that a payout is made of. */
  listPayoutLines(reference: string): Promise<readonly PayoutLine[]>;
  /**
   * Reads an event that arrived as `body` with its signature. Null: it is forged, too old, or of
   * somebody else's account.
   */
  readEvent(body: string, signature: string, now: Date): ProviderEvent | null;
}

/** The provider did not answer, or not with what it promises. */
export class ProviderFailed extends Error {}

/**
 * What became of a page, which nobody can pay any more where it `ends`; null: it was not opened yet.
 *
 * @throws {@link ProviderFailed} where no answer came
 */
export async function askAboutPage(
  provider: CardProvider,
  reference: string | null,
  ends: boolean,
): Promise<PageState> {
  if (reference === null) return { state: ends ? 'ended' : 'open' };
  return ends ? provider.endPage(reference) : provider.readPage(reference);
}
