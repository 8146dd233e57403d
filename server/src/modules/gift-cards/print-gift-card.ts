import { drawInThread } from '../../platform/pdf/draw-in-thread.ts';
import { readSender } from '../notifications/compose-mail.ts';
import type { GiftCardDeps } from './deps.ts';
import type { CardToDraw } from './draw-gift-card.ts';
import { readCard } from './on-wire.ts';
import { readCode } from './send-gift-card.ts';

/** A card to print, with its code. Refuses 404 an unknown card, 409 one that is void. */
export async function printGiftCard(
  deps: Pick<GiftCardDeps, 'db' | 'secret' | 'publicUrl'>,
  id: number,
): Promise<Buffer> {
  const code = await readCode(deps, id);
  const card = await readCard(deps.db, id);
  const { brand, publicUrl } = await readSender(deps.db, deps.publicUrl);
  const { language, toName, fromName, message, expiresOn, amountFils, madeAt } = card;
  const face = { language, toName, fromName, message, expiresOn, amountFils, madeAt };
  const drawn: CardToDraw = { ...face, code, brand, site: publicUrl.replace(/^https?:\/\//, '') };
  return drawInThread(new URL('./drawing-thread.ts', import.meta.url), drawn);
}
