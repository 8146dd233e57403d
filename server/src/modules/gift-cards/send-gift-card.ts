import type { GiftCard } from '@limber/contract/desk/money/gift-cards.ts';
import { keepAnswer } from '../../platform/database/idempotency-key.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { unsealIfReadable } from '../../platform/encryption.ts';
import type { Actor } from '../../platform/http/session.ts';
import { readSender } from '../notifications/compose-mail.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import type { GiftCardDeps } from './deps.ts';
import { stateOf } from './gift-card-codes-and-states.ts';
import { giftCardMail } from './gift-card-email.ts';
import { onWire, readCard } from './gift-card-on-wire.ts';
import { sendLater } from './make-gift-card.ts';
import { readUsable } from './pay-and-refund-by-gift-card.ts';
import { findCard, lockCard, updateSending, updateSent } from './queries/cards.ts';
import { readAddress } from './read-and-issue-gift-card.ts';

/**
 * Has a card mailed now; what was to be sent later goes now, to this address. Refuses 400 what is no
 * address, 404 an unknown card, 409 one that is void or has expired.
 */
export async function mailGiftCard(
  deps: GiftCardDeps,
  actor: Actor,
  id: number,
  typed: string,
  now: Date,
): Promise<GiftCard> {
  const email = readAddress(typed);
  return transactAs(deps.db, actor.accountId, async (trx) => {
    await readUsable(trx, id, now);
    await updateSending(trx, id, { email, at: now });
    await sendLater(trx, deps, id, now);
    return keepAnswer(trx, onWire(await readCard(trx, id), now));
  });
}

/** Mails a card whose time has come, as it is by then; nothing where it is void or was sent. */
export async function sendGiftCard(deps: GiftCardDeps, id: number): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    await lockCard(trx, id);
    const card = await findCard(trx, id);
    if (!card?.toEmail || !card.sendAt || card.sendAt > now) return;
    const code = unsealIfReadable(deps.secret, card.codeSealed, 'gift cards');
    if (!code || stateOf(card, now) !== 'usable') return;
    const sender = await readSender(trx, deps.publicUrl);
    const mail = giftCardMail({ ...card, code, email: card.toEmail, sendAt: card.sendAt }, sender);
    await queueMail(trx, deps, mail);
    await updateSent(trx, id, now);
  });
}
