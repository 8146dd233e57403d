import type {
  giveBackGiftCard as backRoute,
  GiftCard,
  NewGiftCard,
  sellGiftCard as sellRoute,
} from '@limber/contract/desk/money/gift-cards.ts';
import type { Static } from 'typebox';
import type { Db } from '../../../platform/database/db.ts';
import { readAccountState } from '../../../platform/database/lock-account.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { amountInWords } from '../../../platform/language/amount-in-words.ts';
import { SAY_WHY } from '../../../platform/language/sentence.ts';
import type { GiftCardDeps } from '../../gift-cards/deps.ts';
import { issueGiftCard, readGift } from '../../gift-cards/issue-gift-card.ts';
import { onWire, readCard, readMade } from '../../gift-cards/on-wire.ts';
import { emptyCard, readToVoid } from '../../gift-cards/void-gift-card.ts';
import { unknownClient } from '../sale-on-wire.ts';
import { moveOwedMoney } from './move-owed-money.ts';

/**
 * Sells a gift card over the counter: the money is in the drawer, is owed to the holder of its
 * code, and is no sale. Refuses what {@link moveOwedMoney} and `readGift` refuse, 404 an unknown client.
 */
export function sellGiftCard(
  deps: Pick<GiftCardDeps, 'db' | 'secret' | 'random' | 'jobs'>,
  actor: Actor,
  request: Static<(typeof sellRoute)['body']>,
  now: Date,
): Promise<NewGiftCard> {
  const { location, payments, client_id: boughtBy = null, ...gift } = request;
  const handed = { location, payments, way: 'in' as const };
  return moveOwedMoney(deps.db, actor, handed, now, async (trx, moved) => {
    const state = boughtBy === null ? 'present' : await readAccountState(trx, boughtBy);
    if (state !== 'present') throw unknownClient();
    const { fils } = moved;
    const sold = await readGift(trx, gift, { fils, field: 'payments' }, now);
    const made = await issueGiftCard(trx, deps, sold, { ...moved, boughtBy });
    return { creditEntryId: made.creditEntryId, answer: () => readMade(trx, made, now) };
  });
}

/**
 * Gives back everything that is left on a card, which is void from then on. Refuses what
 * {@link moveOwedMoney} refuses, 400 a missing reason, 404 an unknown card, 409 one that is void,
 * one with nothing on it, and another sum than is left.
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
  return moveOwedMoney(db, actor, handed, now, async (trx, { fils, locationCode }) => {
    const card = await readToVoid(trx, id);
    if (-fils !== card.balanceFils) throw otherSum(card.balanceFils);
    const how = { kind: 'paid_out' as const, reason, locationCode };
    const creditEntryId = await emptyCard(trx, actor, card, how, now);
    if (creditEntryId === null) throw otherSum(0);
    return { creditEntryId, answer: async () => onWire(await readCard(trx, id), now) };
  });
}

function otherSum(fils: number) {
  const amount = amountInWords(fils);
  return refusal(409, {
    en: `${amount.en} are left on this card. Please give back exactly that.`,
    ar: `بقي في هذه البطاقة ${amount.ar}. يرجى ردّ هذا المبلغ بالضبط.`,
  });
}
