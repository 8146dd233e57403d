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
  | { readonly do: 'check in' | 'complete' | 'no-show'; booking: number }
  | { readonly do: 'expire'; package: number }
  | { readonly do: 'adjust'; package: number; minutes: number };

/** Wishes that are put at the same moment, or hours that go by. */
export type Step = { readonly atOnce: readonly Wish[] } | { readonly hours: number };
