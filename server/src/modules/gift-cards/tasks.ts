import type { Tasks } from '../../platform/job-workers.ts';
import type { GiftCardDeps } from './deps.ts';
import { sendGiftCard } from './send-gift-card.ts';

/** The jobs that gift cards add. */
export function giftCardTasks(deps: GiftCardDeps): Pick<Tasks, 'send-gift-card'> {
  return { 'send-gift-card': ({ giftCardId }) => sendGiftCard(deps, giftCardId) };
}
