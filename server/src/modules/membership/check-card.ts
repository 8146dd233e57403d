import type { CardCheck } from '@limber/contract/membership.ts';
import type { Db } from '../../platform/database/db.ts';
import { refusal, tooMany } from '../../platform/http/errors.ts';
import { countedAddress, takeFromLimits } from '../../platform/rate-limits.ts';
import { dayOf } from '../../platform/studio-days.ts';
import { cardChecksFrom, isFresh } from './card-and-pass-rules.ts';
import { readCardPass } from './card-pass.ts';
import type { MembershipDeps } from './deps.ts';
import { findHolder } from './queries/memberships.ts';
import { listStoredCards } from './queries/wallet-cards.ts';
import { standingOfCard } from './wallets/card-in-wallet-rules.ts';
import { readWalletCode } from './wallets/wallet-code.ts';

/**
 * What a partner sees when checking a card: first name, whether it is valid today, its last day,
 * and the last digits of its number; the full number is only on the card. The code of a card in a
 * wallet never gets old: it says what the membership is now. Refuses 404 a pass that
 * is not ours, 410 one older than a minute or two, 429 too many checks from one address.
 */
export async function checkCard(
  { db, secret }: Pick<MembershipDeps, 'db' | 'secret'>,
  { pass, address }: { pass: string; address: string },
  now: Date,
): Promise<CardCheck> {
  const exceeded = await takeFromLimits(db, [cardChecksFrom(countedAddress(address))], now);
  if (exceeded) {
    const sentence = {
      en: 'Too many cards were checked. Please wait a little and try again.',
      ar: 'جرى التحقق من بطاقات كثيرة. يرجى الانتظار قليلاً ثم المحاولة مرة أخرى.',
    };
    throw tooMany(sentence, exceeded.retryAfterSeconds);
  }
  const inWallet = readWalletCode(secret, pass);
  if (inWallet !== null) return checkWallet(db, inWallet, now);
  const said = readCardPass(secret, pass);
  if (!said) throw refusal(404, NOT_OURS);
  if (!isFresh(said.slice, now)) {
    throw refusal(410, {
      en: 'This code is too old. Please ask to see the card again.',
      ar: 'هذا الرمز قديم. يرجى طلب إظهار البطاقة من جديد.',
    });
  }
  const holder = await findHolder(db, said.membershipId);
  if (!holder) throw refusal(404, NOT_OURS);
  return {
    first_name: holder.firstName,
    valid: dayOf(now) <= holder.validTo,
    valid_until: holder.validTo,
    card_ending: holder.number.slice(-4),
    from_wallet: false,
  };
}

async function checkWallet(db: Db, accountId: number, now: Date): Promise<CardCheck> {
  const card = (await listStoredCards(db, [accountId], dayOf(now))).get(accountId);
  if (!card) throw refusal(404, NOT_OURS);
  const { valid, validUntil } = standingOfCard(card);
  return {
    ...{ first_name: card.firstName, valid, valid_until: validUntil },
    ...{ card_ending: card.number.slice(-4), from_wallet: true },
  };
}

const NOT_OURS = {
  en: 'This is not a membership card of ours.',
  ar: 'هذه ليست بطاقة عضوية صادرة عنا.',
};
