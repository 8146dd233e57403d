import type { Language } from '@limber/contract/values/people.ts';
import type { Db } from '../../../platform/database/db.ts';
import { dayOf } from '../../../platform/studio-days.ts';
import { readCardLook } from '../../catalogue/look/mark-and-card-colours.ts';
import { readSwitches } from '../../catalogue/website/read-switches.ts';
import { readSender } from '../../notifications/compose-mail.ts';
import { listStoredCards } from '../queries/wallet-cards.ts';
import { type StoredCard, standingOfCard } from './card-in-wallet-rules.ts';
import { signWalletCode } from './wallet-code.ts';

/** What every card of the studio says. */
export interface CardFace {
  readonly brand: string;
  readonly phone: string | null;
  readonly publicUrl: string;
  /** `#rrggbb`. */
  readonly colours: { readonly ground: string; readonly label: string };
  /** Whether the studio has partners that ask for the card. */
  readonly hasPartners: boolean;
  /** Counts the changes of the studio's look. */
  readonly look: number;
}

/** What a card in a wallet says. */
export interface CardInWallet extends CardFace {
  /** The serial number, and the end of the address that the bar code holds. */
  readonly code: string;
  readonly checkUrl: string;
  readonly name: string;
  readonly number: string;
  readonly language: Language;
  readonly valid: boolean;
  /** `YYYY-MM-DD`. */
  readonly validUntil: string;
}

interface ReadingDeps {
  readonly db: Db;
  readonly secret: string;
  readonly publicUrl: string;
}

/** Null: the account has no card, and never had one. */
export async function readCardInWallet(
  deps: ReadingDeps,
  accountId: number,
  now: Date,
): Promise<CardInWallet | null> {
  const [cards, face] = await Promise.all([
    listStoredCards(deps.db, [accountId], dayOf(now)),
    readCardFace(deps),
  ]);
  const card = cards.get(accountId);
  return card ? cardInWallet(deps.secret, accountId, card, face) : null;
}

export async function readCardFace({
  db,
  publicUrl,
}: Pick<ReadingDeps, 'db' | 'publicUrl'>): Promise<CardFace> {
  const [{ brand, phone }, look, { partners }] = await Promise.all([
    readSender(db, publicUrl),
    readCardLook(db),
    readSwitches(db),
  ]);
  return { brand, phone, publicUrl, hasPartners: partners, ...look };
}

/** The card of an account. */
export function cardInWallet(
  secret: string,
  accountId: number,
  card: StoredCard,
  face: CardFace,
): CardInWallet {
  const code = signWalletCode(secret, accountId);
  return {
    ...{ code, checkUrl: `${face.publicUrl}/card/${code}` },
    ...{ name: `${card.firstName} ${card.lastName}`, number: card.number, language: card.language },
    ...standingOfCard(card),
    ...face,
  };
}
