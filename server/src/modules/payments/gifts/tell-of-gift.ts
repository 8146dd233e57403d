import { plainName } from '../../accounts/name-rules.ts';
import { readCard } from '../../gift-cards/gift-card-on-wire.ts';
import { readSender } from '../../notifications/compose-mail.ts';
import { queueMail } from '../../notifications/queue-mail.ts';
import type { PaymentDeps } from '../deps.ts';
import { findPayer } from '../queries/payer.ts';
import { findPayment } from '../queries/payments.ts';
import { giftBoughtMail } from './gift-bought-email.ts';

/** Tells a buyer that their gift card is paid, when it is sent, and gives them the card to print. */
export async function tellOfGift(
  deps: PaymentDeps,
  { paymentId, isForOther }: { readonly paymentId: string; readonly isForOther: boolean },
): Promise<void> {
  const payment = await findPayment(deps.db, { id: paymentId });
  const buyer = payment && (await findPayer(deps.db, payment.accountId));
  if (!payment?.giftCardId || !buyer) return;
  const card = await readCard(deps.db, payment.giftCardId);
  if (card.voidedAt !== null) return;
  const firstName = plainName(buyer.firstName);
  const { amountMinor, toName, sendAt, pack, vatPaid } = card;
  await deps.db.transaction().execute(async (trx) => {
    const sender = await readSender(trx, deps.publicUrl);
    const its = { amountMinor, toName, sendAt, pack, vatPaid };
    const bought = { paymentId, giftCardId: card.id, ...its };
    await queueMail(
      trx,
      deps,
      giftBoughtMail({ ...bought, ...buyer, firstName, isForOther }, sender),
    );
  });
}
