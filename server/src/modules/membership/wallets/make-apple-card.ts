import { PKPass } from 'passkit-generator';
import type { Db } from '../../../platform/database/db.ts';
import { say } from '../../../platform/language/sentence.ts';
import { endOfDay, longDateOf } from '../../../platform/studio-days.ts';
import type { AppleWallet } from '../../../platform/wallets/wallets.ts';
import { drawMark } from '../../catalogue/look/mark-and-card-colours.ts';
import type { CardInWallet } from './read-card-in-wallet.ts';
import { words } from './words-of-card.ts';

/** Pixels of the icon and of the logo, for each density of a screen. */
const PICTURES = { 'icon.png': 29, 'icon@2x.png': 58, 'icon@3x.png': 87 } as const;
const LOGOS = { 'logo.png': 50, 'logo@2x.png': 100 } as const;

/**
 * The card as a signed file for Apple Wallet, in the client's language.
 *
 * @param key with which a telephone asks for the card again
 */
export async function makeAppleCard(
  { db, apple }: { readonly db: Db; readonly apple: AppleWallet },
  card: CardInWallet,
  key: string,
): Promise<Buffer> {
  const { language, valid, validUntil, publicUrl } = card;
  const said = (name: keyof typeof words) => say(words[name], language);
  const files: Record<string, Buffer> = {};
  for (const [name, pixels] of Object.entries({ ...PICTURES, ...LOGOS })) {
    files[name] = await drawMark(db, pixels);
  }
  const pass = new PKPass(
    files,
    { wwdr: apple.authority, signerCert: apple.certificate, signerKey: apple.key },
    {
      ...{ passTypeIdentifier: apple.passType, teamIdentifier: apple.team },
      ...{ serialNumber: card.code, organizationName: card.brand },
      ...{ description: said('card'), logoText: card.brand, sharingProhibited: true },
      ...{ backgroundColor: rgb(card.colours.ground), foregroundColor: 'rgb(255, 255, 255)' },
      ...{ labelColor: rgb(card.colours.label), voided: !valid },
      // Telephones ask over an encrypted connection only.
      ...(publicUrl.startsWith('https:') && {
        webServiceURL: `${publicUrl}/wallet/apple`,
        authenticationToken: key,
      }),
    },
  );
  pass.type = 'generic';
  pass.setExpirationDate(endOfDay(validUntil));
  pass.primaryFields.push({ key: 'name', label: said('member'), value: card.name });
  pass.secondaryFields.push(
    { key: 'number', label: said('number'), value: card.number },
    {
      key: 'until',
      label: said(valid ? 'validUntil' : 'ended'),
      value: longDateOf(validUntil, language),
      // What the telephone shows when the card has changed.
      changeMessage: `${said(valid ? 'validUntil' : 'ended')}: %@`,
    },
  );
  pass.backFields.push(
    ...(card.hasPartners ? [{ key: 'how', label: said('howTo'), value: said('howToText') }] : []),
    { key: 'studio', label: said('studio'), value: card.brand },
    ...(card.phone ? [{ key: 'phone', label: said('phone'), value: card.phone }] : []),
    { key: 'site', label: said('website'), value: publicUrl },
  );
  pass.setBarcodes({
    ...{ format: 'PKBarcodeFormatQR' as const, message: card.checkUrl },
    ...{ messageEncoding: 'iso-8859-1', altText: card.number },
  });
  return pass.getAsBuffer();
}

/** `#rrggbb` as Apple writes it. */
function rgb(colour: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
