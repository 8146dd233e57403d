import type {
  giveBackGiftCard as backRoute,
  GiftCard,
  NewGiftCard,
  sellGiftCard as sellRoute,
} from '@limber/contract/desk/money/gift-cards.ts';
import { minorOf } from '@limber/contract/money/currency.ts';
import type { Static } from 'typebox';
import type { Db } from '../../../platform/database/db.ts';
import { keepAnswer } from '../../../platform/database/idempotency-key.ts';
import { lockAccount, readAccountState } from '../../../platform/database/lock-account.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { amountInWords } from '../../../platform/language/amount-in-words.ts';
import { SAY_WHY } from '../../../platform/language/sentence.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import type { GiftCardDeps } from '../../gift-cards/deps.ts';
import { onWire, readCard, readMade } from '../../gift-cards/gift-card-on-wire.ts';
import { issueGiftCard, readGift } from '../../gift-cards/read-and-issue-gift-card.ts';
import { isTaxedWhenSold } from '../../gift-cards/taxed-when-sold-or-used.ts';
import { emptyCard, readToVoid } from '../../gift-cards/void-gift-card.ts';
import type { TillDeps } from '../deps.ts';
import { isGiftDisputed } from '../online/queries.ts';
import { lockTodaysDrawer } from '../open-and-close-drawer.ts';
import { unknownClient } from '../sale-on-wire.ts';
import { sellInBooks } from '../sell.ts';
import { moveOwedMoney } from './move-owed-money.ts';

type Asked = Static<(typeof sellRoute)['body']>;
type Deps = TillDeps & Pick<GiftCardDeps, 'secret'>;

/**
 * Sells a gift card over the counter: the money is in the drawer and is owed to the holder of its
 * code. It is no sale, unless it is for a package whose VAT is due when it is sold. Refuses what
 * {@link moveOwedMoney}, `sellInBooks` and `readGift` refuse, 404 an unknown client.
 */
export async function sellGiftCard(
  deps: Deps,
  actor: Actor,
  asked: Asked,
  now: Date,
): Promise<NewGiftCard> {
  const isOfPackage = asked.package_balance_id !== undefined;
  const isTaxed = isOfPackage && (await isTaxedWhenSold(deps.db));
  const sells = isTaxed ? sellTaxed : sellOwed;
  return sells(deps, actor, asked, now);
}

function sellOwed(deps: Deps, actor: Actor, asked: Asked, now: Date): Promise<NewGiftCard> {
  const { location, payments, client_id: boughtBy = null, ...gift } = asked;
  const handed = { location, payments, way: 'in' as const };
  return moveOwedMoney(deps.db, actor, handed, now, async (trx, moved) => {
    const state = boughtBy === null ? 'present' : await readAccountState(trx, boughtBy);
    if (state !== 'present') throw unknownClient();
    const { minor } = moved;
    const sold = await readGift(trx, gift, { minor, field: 'payments' }, now);
    // The studio's rule changed in this moment.
    if (sold.vatPaid) throw refusal(409, ANOTHER_RULE);
    const made = await issueGiftCard(trx, deps, sold, { ...moved, boughtBy });
    return { creditEntryId: made.creditEntryId, answer: () => readMade(trx, made, now) };
  });
}

/** The card of a package, with an invoice to who buys it. */
function sellTaxed(deps: Deps, actor: Actor, asked: Asked, now: Date): Promise<NewGiftCard> {
  const { location, payments, client_id: boughtBy = null, ...gift } = asked;
  const { accountId: actorId } = actor;
  return transactAs(deps.db, actorId, async (trx) => {
    const state = boughtBy === null ? 'present' : await lockAccount(trx, boughtBy);
    if (state !== 'present') throw unknownClient();
    const books = await lockTodaysDrawer(trx, location, studioDayOf(now));
    const minor = payments.reduce((sum, { amount }) => sum + minorOf(amount), 0);
    const sold = await readGift(trx, gift, { minor, field: 'payments' }, now);
    if (!sold.vatPaid || !sold.pack) throw refusal(409, ANOTHER_RULE);
    const by = { locationCode: location, actorId, boughtBy, at: now };
    const made = await issueGiftCard(trx, deps, sold, by);
    const sale = {
      ...{ location, lines: [], payments, ...(boughtBy !== null && { client_id: boughtBy }) },
      gift: { giftCardId: made.id, pack: sold.pack, minor },
    };
    await sellInBooks(trx, deps, actor, sale, books, now);
    return keepAnswer(trx, await readMade(trx, made, now));
  });
}

/**
 * Gives back everything that is left on a card, which is void from then on. Refuses what
 * {@link moveOwedMoney} refuses, 400 a missing reason, 404 an unknown card, 409 one that is void,
 * one with nothing on it, one whose sale has to be refunded, one whose payment is disputed, and another
 * sum than is left.
 */
export function giveBackGiftCard(
  db: Db,
  actor: Actor,
  id: number,
  { location, payments, reason: typed }: Static<(typeof backRoute)['body']>,
  now: Date,
): Promise<GiftCard> {
  const reason = typed.trim();
  if (reason === '') throw wrongField('reason', SAY_WHY);
  const handed = { location, payments, way: 'out' as const };
  return moveOwedMoney(db, actor, handed, now, async (trx, { minor, locationCode }) => {
    const card = await readToVoid(trx, id);
    if (card.vatPaid) throw refusal(409, REFUND_THE_SALE);
    if (await isGiftDisputed(trx, id)) throw refusal(409, IS_DISPUTED);
    if (-minor !== card.balanceMinor) throw otherSum(card.balanceMinor);
    const how = { kind: 'paid_out' as const, reason, locationCode };
    const creditEntryId = await emptyCard(trx, actor, card, how, now);
    if (creditEntryId === null) throw otherSum(0);
    return { creditEntryId, answer: async () => onWire(await readCard(trx, id), now) };
  });
}

function otherSum(minor: number) {
  const amount = amountInWords(minor);
  return refusal(409, {
    en: `${amount.en} are left on this card. Please give back exactly that.`,
    ar: `بقي في هذه البطاقة ${amount.ar}. يرجى ردّ هذا المبلغ بالضبط.`,
  });
}

const ANOTHER_RULE = {
  en: 'The studio has just changed when VAT is due for gift cards. Please sell the card again.',
  ar: 'غيّر الاستوديو للتو موعد استحقاق الضريبة عن بطاقات الهدايا. يرجى بيع البطاقة من جديد.',
};
const IS_DISPUTED = {
  en: 'The buyer’s bank is looking at the payment for this card. Please give nothing back before it has decided.',
  ar: 'ينظر مصرف المشتري في الدفعة التي اشتُريت بها هذه البطاقة. يرجى عدم ردّ أي مبلغ قبل قراره.',
};
const REFUND_THE_SALE = {
  en: 'VAT was paid when this card was sold. Please refund its sale instead, with a credit note.',
  ar: 'دُفعت الضريبة عند بيع هذه البطاقة. يرجى ردّ مبلغ عملية البيع مع إشعار دائن.',
};
