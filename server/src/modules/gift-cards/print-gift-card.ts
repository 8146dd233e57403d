import { unsealIfReadable } from '../../platform/encryption.ts';
import { refusal } from '../../platform/http/errors.ts';
import { drawInThread } from '../../platform/pdf/draw-in-thread.ts';
import { readSender } from '../notifications/compose-mail.ts';
import type { GiftCardDeps } from './deps.ts';
import type { CardToDraw } from './draw-gift-card.ts';
import { readCard } from './gift-card-on-wire.ts';

/**
 * A card to print, with its code. Refuses 404 an unknown card, 409 one that is void, or whose code
 * cannot be opened any more.
 */
export async function printGiftCard(
  deps: Pick<GiftCardDeps, 'db' | 'secret' | 'publicUrl'>,
  id: number,
): Promise<Buffer> {
  const card = await readCard(deps.db, id);
  const code = unsealIfReadable(deps.secret, card.codeSealed, 'gift cards');
  if (!code) throw refusal(409, NO_CODE);
  const { brand, publicUrl } = await readSender(deps.db, deps.publicUrl);
  const { language, toName, fromName, message, expiresOn, amountMinor, pack, madeAt } = card;
  const face = { language, toName, fromName, message, expiresOn, amountMinor, pack, madeAt };
  const drawn: CardToDraw = { ...face, code, brand, site: publicUrl.replace(/^https?:\/\//, '') };
  return drawInThread(drawing, drawn);
}

const drawing = {
  filename: new URL('./draw-gift-card.ts', import.meta.url).href,
  name: 'drawGiftCard',
};

const NO_CODE = {
  en: 'This card is void and has no code any more.',
  ar: 'هذه البطاقة ملغاة ولم يعد لها رمز.',
};
