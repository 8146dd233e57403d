import type { Trx } from '../../platform/database/db.ts';
import { seal } from '../../platform/encryption.ts';
import { hashToken } from '../auth/hash-codes-and-tokens.ts';
import type { GiftCardDeps } from './deps.ts';
import { makeCode } from './gift-card-codes-and-states.ts';
import { insertCard, type NewCard } from './queries/cards.ts';

/** Makes a card with a code of its own, and has it sent where it is to be; nothing is on it yet. */
export async function makeGiftCard(
  trx: Trx,
  { secret, random, jobs }: Pick<GiftCardDeps, 'secret' | 'random' | 'jobs'>,
  card: Omit<NewCard, 'codeHash' | 'codeSealed' | 'lastFour'>,
): Promise<{ readonly id: number; readonly code: string }> {
  const code = makeCode(random);
  const id = await insertCard(trx, {
    ...card,
    codeHash: hashToken(code),
    codeSealed: seal(secret, code, random, 'gift cards'),
    lastFour: code.slice(-4),
  });
  if (card.sendAt) await sendLater(trx, { jobs }, id, card.sendAt);
  return { id, code };
}

/** Has a card sent at a moment, in place of another one that was planned. */
export async function sendLater(
  trx: Trx,
  { jobs }: Pick<GiftCardDeps, 'jobs'>,
  giftCardId: number,
  runAt: Date,
): Promise<void> {
  await jobs.addJob(
    trx,
    'send-gift-card',
    { giftCardId },
    { runAt, jobKey: `gift card ${giftCardId}` },
  );
}
