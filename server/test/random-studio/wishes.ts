/** A day counted from today and a half hour counted from opening. */
export interface Slot {
  readonly day: number;
  readonly half: number;
}

/** Something that is asked of the studio; whom and what it is about is counted modulo what is there. */
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
  | TillWish;

/** What the desk does with a package. */
export type PackageWish =
  | { readonly do: 'expire'; package: number }
  | { readonly do: 'adjust'; package: number; minutes: number }
  /** From so many days on. */
  | { readonly do: 'freeze'; package: number; day: number; days: number }
  /** Ends its first freeze. */
  | { readonly do: 'unfreeze'; package: number }
  /** By so many days from the later of its last day and today; fewer than none: it is shortened. */
  | { readonly do: 'prolong'; package: number; days: number }
  | { readonly do: 'transfer'; package: number; into: number; minutes: number }
  /** A row of another software; of the same key it is the same row, said anew. */
  | { readonly do: 'import'; person: number; key: number; product: number; minutes: number };

/** What the till does; money in quarters of what there is to pay or to give back. */
export type TillWish =
  | {
      readonly do: 'sell';
      person: number;
      /** Counted among what is not sold yet, and what is for sale. */
      things: readonly number[];
      /** A session of the client is the first of what is sold. */
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
      /** Out of the package; null: not said. */
      minutes: number | null;
      method: Method;
      /** Whether a session of which all goes back is free now or to be paid anew; left out: nobody says. */
      sessions?: 'free' | 'owed' | undefined;
      /** No more than is owed back. */
      onlyOwed?: boolean;
    }
  | { readonly do: 'void'; sale: number }
  | { readonly do: 'close the day' };

export type Method = 'cash' | 'transfer';

/** The smallest coins that a studio may round cash to. */
export type Coin = 1 | 25 | 50 | 100;

/** Wishes that are put at the same moment, hours that go by, or the coin that cash is rounded to from now on. */
export type Step =
  | { readonly atOnce: readonly Wish[] }
  | { readonly hours: number }
  | { readonly coinFils: Coin };
