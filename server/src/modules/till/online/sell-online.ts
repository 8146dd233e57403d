import type { SaleLineInput } from '@limber/contract/desk/money/till-values.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import type { TillDeps } from '../deps.ts';
import { upsertOnlineDay } from '../queries/drawers.ts';
import { lockBookingsToSell, lockPackageToSell } from '../queries/items-to-sell.ts';
import { sellInBooks } from '../sell.ts';
import type { PaymentMade } from '../take-payments-and-tips.ts';

/** What was paid online: a session, or a package with its first one. */
export interface SoldOnline {
  readonly clientId: number;
  readonly locationCode: string;
  readonly line: SaleLineInput;
  /** The whole price, or a deposit; 0: a gift card pays. */
  readonly amountMinor: number;
  /** The provider's reference of the payment. */
  readonly reference: string;
  /** What a gift card pays beside it. */
  readonly byGiftCard?: {
    readonly giftCardId: number;
    readonly minor: number;
    readonly heldSince: Date;
  } | null;
}

/**
 * Books the sale of what a client paid for online, with its invoice, on the studio's day on which
 * the money arrived, whether or not a drawer is open. The rest of the price is due. Returns the
 * sale's id.
 */
export async function sellOnline(
  trx: Trx,
  deps: TillDeps,
  { clientId, locationCode, line, amountMinor, reference, byGiftCard }: SoldOnline,
  now: Date,
): Promise<string> {
  const { booking_id: bookingId, owned_package_id: packageId } = line;
  const day = studioDayOf(now);
  // Sent at once, and carried out in this order, before what the sale reads.
  const locked = Promise.all([
    bookingId !== undefined && lockBookingsToSell(trx, [bookingId]),
    packageId !== undefined && lockPackageToSell(trx, packageId),
    upsertOnlineDay(trx, { locationCode, day, at: now }),
  ]);
  const books = { id: locked.then(([, , drawerId]) => drawerId), day };
  const payments: PaymentMade[] = [];
  if (amountMinor > 0)
    payments.push({ method: 'online', amount: amountOf(amountMinor), reference });
  if (byGiftCard) {
    const { minor, ...onCard } = byGiftCard;
    payments.push({ method: 'gift_card', amount: amountOf(minor), ...onCard });
  }
  const request = {
    ...{ location: locationCode, client_id: clientId, lines: [line], payments },
    isLocked: true,
  };
  return sellInBooks(
    trx,
    deps,
    { accountId: clientId, accountType: 'client' },
    request,
    books,
    now,
  );
}
