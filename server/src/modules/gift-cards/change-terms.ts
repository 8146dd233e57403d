import type { GiftCardsHere, GiftCardTerms } from '@limber/contract/desk/money/gift-card-terms.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { keepAnswer } from '../../platform/database/idempotency-key.ts';
import { lockSettings } from '../../platform/database/lock-settings.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { aedOf, filsOf } from '../../platform/fils-of-amount.ts';
import { wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { record } from '../audit/record.ts';
import { NOT_SOLD, type TermsOfGiftCards } from './code-and-amount-rules.ts';
import { findTerms, isAnyUsable, upsertTerms } from './queries/terms.ts';

/** Whether the studio sells gift cards, and which. */
export async function readTerms(db: Db | Trx): Promise<GiftCardsHere> {
  const terms = (await findTerms(db)) ?? NOT_SOLD;
  return { ...onWire(terms), used: terms.sold || (await isAnyUsable(db)) };
}

/** Whether cards are sold, or there are some that can be used. */
export async function areGiftCardsUsed(db: Db | Trx): Promise<boolean> {
  return (await readTerms(db)).used;
}

/** Which gift cards are sold on the site; without a provider none. */
export async function readTermsOnSite(db: Db, hasProvider: boolean) {
  const { sold, amounts, least, most, valid_months, used } = await readTerms(db);
  return { offered: sold && hasProvider, used, amounts, least, most, valid_months };
}

/** Changes which gift cards are sold. Refuses 400 a least amount above the most, and amounts beyond either. */
export async function changeTerms(
  db: Db,
  actor: Actor,
  asked: GiftCardTerms,
  now: Date,
): Promise<GiftCardsHere> {
  const terms = {
    sold: asked.sold,
    amountsFils: [...new Set(asked.amounts.map(filsOf))].toSorted((one, other) => one - other),
    leastFils: filsOf(asked.least),
    mostFils: filsOf(asked.most),
    validMonths: asked.valid_months,
  };
  const { leastFils, mostFils } = terms;
  if (mostFils < leastFils) throw wrongField('most', LEAST_ABOVE_MOST);
  const isBeyond = terms.amountsFils.some((fils) => fils < leastFils || fils > mostFils);
  if (isBeyond) throw wrongField('amounts', BEYOND);
  return transactAs(db, actor.accountId, async (trx) => {
    await lockSettings(trx);
    const before = onWire((await findTerms(trx)) ?? NOT_SOLD);
    await upsertTerms(trx, terms);
    const after = onWire(terms);
    const fields = ({ amounts, ...rest }: GiftCardTerms) => ({
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
    sold: terms.sold,
    amounts: terms.amountsFils.map(aedOf),
    least: aedOf(terms.leastFils),
    most: aedOf(terms.mostFils),
    valid_months: terms.validMonths,
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
