/** A day counted from today and a half hour counted from opening. */
export interface Slot {
  readonly day: number;
  readonly half: number;
}

/** An action on the studio; its people and things are counted modulo what exists. */
export type Wish =
  | {
      readonly do: 'buy';
      product: number;
      person: number;
      slot: Slot;
      minutes: number;
      with: number;
    }
  | {
      readonly do: 'use';
      package: number;
      person: number;
      slot: Slot;
      minutes: number;
      with: number;
    }
  | { readonly do: 'book'; person: number; slot: Slot; with: number }
  | { readonly do: 'move'; booking: number; byDesk: boolean; slot: Slot; with: number }
  | { readonly do: 'cancel'; booking: number; byDesk: boolean; late: boolean }
  | { readonly do: 'check in' | 'complete' | 'no-show' | 'undo'; booking: number }
  | PackageWish
  | TillWish
  | CardWish
  | PayingWish;

/** Something that is paid online, or what becomes of it. */
export type PayingWish =
  /** A session, or with a product a package with its first session. */
  | {
      readonly do: 'pay online';
      /** A gift card that pays what it can; left out or null: none. */
      card?: number | null;
      person: number;
      product: number | null;
      slot: Slot;
      with: number;
    }
  | {
      readonly do: 'at the bank';
      payment: number;
      outcome: 'pays' | 'declines' | 'takes its time';
    }
  /** The provider is asked what became of it; with `ends` its client gives it up. */
  | { readonly do: 'settle'; payment: number; ends: boolean }
  /** The job that gives the money of a cancelled session back, which may run at any time. */
  | { readonly do: 'give back'; booking: number };

/** What is asked online from now on, or how the bank is. */
export type BankStep =
  | { readonly depositPercent: number | null; readonly lateBackPercent: number }
  | { readonly bank: 'well' | 'bad' }
  | { readonly refunds: 'succeeded' | 'failed' };

/** An action of the desk on a package. */
export type PackageWish =
  | { readonly do: 'expire'; package: number }
  | { readonly do: 'adjust'; package: number; minutes: number }
  /** Starting a number of days later. */
  | { readonly do: 'freeze'; package: number; day: number; days: number }
  /** Ends its first freeze. */
  | { readonly do: 'unfreeze'; package: number }
  /** By a number of days from the later of its last day and today; negative: it is shortened. */
  | { readonly do: 'prolong'; package: number; days: number }
  | { readonly do: 'transfer'; package: number; into: number; minutes: number }
  /** A row of other software; with the same key it is the same row, changed. */
  | { readonly do: 'import'; person: number; key: number; product: number; minutes: number };

/** An action of the till; money in quarters of what there is to pay or refund. */
export type TillWish =
  | {
      readonly do: 'sell';
      person: number;
      /** Counted among unsold things, and products for sale. */
      things: readonly number[];
      /** A session of the client is the first item sold. */
      first: boolean;
      /** By a tenth, for a reason. */
      cheaper: boolean;
      quarters: number;
      method: Method;
    }
  | { readonly do: 'pay'; sale: number; quarters: number; method: Method; tip: number }
  | {
      readonly do: 'refund';
      sale: number;
      line: number;
      quarters: number;
      /** Out of the package; null: not stated. */
      minutes: number | null;
      /** Online: back to the card. */
      method: Method | 'online';
      /** Whether a fully refunded session is free now or to be paid again; omitted: not stated. */
      sessions?: 'free' | 'owed' | undefined;
      /** At most what is owed back. */
      onlyOwed?: boolean;
    }
  | { readonly do: 'void'; sale: number }
  | { readonly do: 'close the day' };

/** Something with a gift card; cards are counted modulo those that somebody holds. */
export type CardWish =
  | { readonly do: 'sell a card'; amount: number; method: Method }
  | { readonly do: 'pay by card'; card: number; sale: number; quarters: number }
  | {
      readonly do: 'refund to card';
      sale: number;
      line: number;
      quarters: number;
    }
  /** Lost: another one takes its place, or what is on it is written off. */
  | { readonly do: 'void a card'; card: number; replace: boolean };

export type Method = 'cash' | 'transfer';

/** The smallest coins that a studio may round cash to. */
export type Coin = 1 | 25 | 50 | 100;

/**
 * Wishes that are put at the same moment, hours that go by, the coin that cash is rounded to from
 * now on, or how it is paid online.
 */
export type Step =
  | { readonly atOnce: readonly Wish[] }
  | { readonly hours: number }
  | { readonly coinMinor: Coin }
  | BankStep;
