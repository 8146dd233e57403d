import { createSigner } from 'fast-jwt';
import { say } from '../../../platform/language/sentence.ts';
import { endOfDay, longDateOf } from '../../../platform/studio-days.ts';
import type { GoogleWallet } from '../../../platform/wallets/wallets.ts';
import type { CardInWallet } from './read-card-in-wallet.ts';
import { words } from './words-of-card.ts';

/**
 * The link that adds the card to Google Wallet, signed by the studio's service account. A card is
 * never changed by a later link, so that of another year is another card.
 */
export function googleLink(google: GoogleWallet, card: CardInWallet, now: Date): string {
  const { language, publicUrl } = card;
  const text = (value: string) => ({ defaultValue: { language, value } });
  const said = (name: keyof typeof words) => say(words[name], language);
  const classId = `${google.issuerId}.membership`;
  const field = (id: string, header: string, body: string) => ({ id, header, body });
  const until = longDateOf(card.validUntil, language);
  const object = {
    ...{ id: `${google.issuerId}.${card.code}.${card.validUntil}`, classId, state: 'ACTIVE' },
    ...{ cardTitle: text(card.brand), subheader: text(said('member')), header: text(card.name) },
    ...{ hexBackgroundColor: card.colours.ground },
    // Google fetches it, which it can only do at an address that the world reaches.
    ...(publicUrl.startsWith('https:') && {
      logo: { sourceUri: { uri: `${publicUrl}/icons/icon-192.png?v=${card.look}` } },
    }),
    barcode: { type: 'QR_CODE', value: card.checkUrl, alternateText: card.number },
    validTimeInterval: { end: { date: endOfDay(card.validUntil).toISOString() } },
    textModulesData: [
      field('number', said('number'), card.number),
      field('until', said('validUntil'), until),
    ],
  };
  const sign = createSigner({ key: google.key, algorithm: 'RS256' });
  const signed = sign({
    ...{ iss: google.signer, aud: 'google', typ: 'savetowallet', origins: [publicUrl] },
    iat: Math.floor(now.getTime() / 1000),
    payload: { genericClasses: [{ id: classId }], genericObjects: [object] },
  });
  return `https://pay.google.com/gp/v/save/${signed}`;
}
