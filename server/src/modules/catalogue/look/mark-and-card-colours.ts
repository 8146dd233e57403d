import { brandColours } from '@limber/contract/terms/site/brand-look.ts';
import sharp from 'sharp';
import type { Db } from '../../../platform/database/db.ts';
import { bytesOf, star } from './make-icon.ts';
import { findLook } from './queries.ts';

/** The colours of the studio's card, `#rrggbb`, and how often its look was changed. */
export async function readCardLook(db: Db) {
  const look = await findLook(db);
  const { '--brand-pine': ground = PINE, '--brand-foil': label = FOIL } = brandColours(look);
  return { colours: { ground, label }, look: look.version };
}

/** The card of the product itself. */
const PINE = '#14463f';
const FOIL = '#e3c07a';

/** The product's own star. */
const OWN = { '--brand-primary': PINE, '--brand-primary-dark': '#8fd3bf' };

/** The studio's mark, else the star in its colours, as a square PNG of `pixels`. */
export async function drawMark(db: Db, pixels: number): Promise<Buffer> {
  const look = await findLook(db);
  const drawn =
    (await bytesOf(db, look.pictures.mark)) ?? star({ colours: { ...OWN, ...brandColours(look) } });
  return sharp(drawn ?? Buffer.alloc(0), { density: 900 })
    .resize(pixels, pixels, { fit: 'contain', background: { r: 255, g: 255, b: 255, alpha: 0 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
