import type { MessageDeps } from '../messages/deps.ts';
import type { PaymentDeps } from '../payments/deps.ts';

/** What the verbs of the waiting list depend on: an offer is booked as any session, and may have to be paid. */
export interface WaitingDeps extends PaymentDeps, Pick<MessageDeps, 'messenger'> {}
