import type { TillOffer } from '@limber/contract/desk/money/till.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import { discountOf } from '@limber/contract/money/member-discount.ts';
import type { Db } from '../../platform/database/db.ts';
import { readAccountState } from '../../platform/database/lock-account.ts';
import { dayOf } from '../../platform/studio-days.ts';
import { listPackagesForSale } from '../catalogue/list-packages-for-sale.ts';
import { readMemberTerms } from '../membership/read-member-terms.ts';
import { unknownClient } from './sale-on-wire.ts';

/** Every package that can be sold to a client, at their price. Refuses 404 an unknown client. */
export async function listOffers(db: Db, clientId: number, now: Date): Promise<TillOffer[]> {
  if ((await readAccountState(db, clientId)) !== 'present') throw unknownClient();
  const [{ discountPercent: percent }, products] = await Promise.all([
    readMemberTerms(db, clientId, dayOf(now)),
    listPackagesForSale(db),
  ]);
  const priceOf = (price: number) => amountOf(minorOf(price) - discountOf(minorOf(price), percent));
  return products.flatMap(({ id, kind, name, options }) =>
    options.map((option) => ({
      package_id: id,
      package_balance_id: option.id,
      kind,
      name,
      minutes: option.time,
      list_price: option.price,
      price: priceOf(option.price),
    })),
  );
}
