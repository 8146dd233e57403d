import type { GiftCardsHere, GiftCardTerms } from '@limber/contract/desk/money/gift-card-terms.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { keepAnswer } from '../../platform/database/idempotency-key.ts';
import { lockSettings } from '../../platform/database/lock-settings.ts';
import { tellEverything } from '../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { record } from '../audit/record.ts';
import { refuseStaleVersion } from '../audit/refuse-stale-version.ts';
import { NOT_SOLD, type TermsOfGiftCards } from './code-and-amount-rules.ts';
import { listPackagesAsGifts } from './queries/packages.ts';
import { findTerms, isAnyUsable, upsertTerms } from './queries/terms.ts';

/** Whether the studio sells gift cards, and which. */
export async function readTerms(db: Db | Trx): Promise<GiftCardsHere> {
  const terms = (await findTerms(db)) ?? NOT_SOLD;
  const packages = (await listPackagesAsGifts(db)).map((each) => ({
    package_balance_id: each.optionId,
    name: { en: each.name, ar: each.nameAr },
    ...{
      minutes: each.minutes,
      price: amountOf(each.priceMinor),
      validity_days: each.validityDays,
    },
  }));
  return { ...onWire(terms), packages, used: await areUsed(db, terms) };
}

/** Whether cards are sold, or there are some that can be used. */
export async function areGiftCardsUsed(db: Db | Trx): Promise<boolean> {
  return areUsed(db, (await findTerms(db)) ?? NOT_SOLD);
}

async function areUsed(db: Db | Trx, { sold }: TermsOfGiftCards): Promise<boolean> {
  return sold || isAnyUsable(db);
}

/** Which gift cards are sold on the site; without a provider none. */
export async function readTermsOnSite(db: Db, hasProvider: boolean) {
  const { sold, packages_taxed: _, version: __, ...terms } = await readTerms(db);
  return { offered: sold && hasProvider, ...terms };
}

/**
 * Changes which gift cards are sold. Refuses 400 a least amount above the most, and amounts beyond
 * either, 409 naming who was faster.
 */
export async function changeTerms(
  db: Db,
  actor: Actor,
  asked: GiftCardTerms,
  now: Date,
): Promise<GiftCardsHere> {
  const terms = {
    sold: asked.sold,
    amountsMinor: [...new Set(asked.amounts.map(minorOf))].toSorted((one, other) => one - other),
    leastMinor: minorOf(asked.least),
    mostMinor: minorOf(asked.most),
    validMonths: asked.valid_months,
    packagesTaxed: asked.packages_taxed,
  };
  const { leastMinor, mostMinor } = terms;
  if (mostMinor < leastMinor) throw wrongField('most', LEAST_ABOVE_MOST);
  const isBeyond = terms.amountsMinor.some((minor) => minor < leastMinor || minor > mostMinor);
  if (isBeyond) throw wrongField('amounts', BEYOND);
  return transactAs(db, actor.accountId, async (trx) => {
    await lockSettings(trx);
    const before = onWire((await findTerms(trx)) ?? NOT_SOLD);
    const { version } = asked;
    await refuseStaleVersion(trx, { subject: 'gift_card_terms', version }, before);
    await upsertTerms(trx, terms);
    // The served pages lead to where they are bought.
    await tellEverything(trx);
    const after = onWire({ ...terms, version });
    const fields = ({ amounts, version: _, ...rest }: GiftCardTerms) => ({
      ...rest,
      amounts: amounts.join(', '),
    });
    await record(
      trx,
      actor,
      {
        ...{ action: 'changed', subject: 'gift_card_terms' },
        ...{ before: fields(before), after: fields(after) },
      },
      now,
    );
    return keepAnswer(trx, await readTerms(trx));
  });
}

function onWire(terms: TermsOfGiftCards): GiftCardTerms {
  return {
    version: terms.version,
    sold: terms.sold,
    amounts: terms.amountsMinor.map(amountOf),
    least: amountOf(terms.leastMinor),
    most: amountOf(terms.mostMinor),
    valid_months: terms.validMonths,
    packages_taxed: terms.packagesTaxed,
  };
}

const LEAST_ABOVE_MOST = {
  en: 'The most is less than the least.',
  ar: 'الحد الأعلى أقل من الحد الأدنى.',
};
const BEYOND = {
  en: 'Each proposed amount is between the least and the most.',
  ar: 'كل مبلغ مقترح يقع بين الحد الأدنى والحد الأعلى.',
};
