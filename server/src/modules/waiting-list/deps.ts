import type { PaymentDeps } from '../payments/deps.ts';

/** What the verbs of the waiting list depend on: an offer is booked as any session, and may have to be paid. */
export type WaitingDeps = PaymentDeps;
