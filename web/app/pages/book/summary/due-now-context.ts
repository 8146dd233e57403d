import { createContext, type ReactNode } from 'react';

/** How a price is paid, where something of it is paid online when it is booked. */
export interface DueNow {
  /** In a few words, in place of the whole price. */
  now: ReactNode;
  /** Rows below the total. */
  rows: ReactNode;
}

/** Says beside the price what is due now; null: nothing is. */
export const SayDueNow = createContext<(due: DueNow | null) => void>(() => {});
