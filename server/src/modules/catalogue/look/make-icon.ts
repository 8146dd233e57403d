import type { SiteFacts } from '@limber/contract/site.ts';
import type { LookPicture } from '@limber/contract/terms/site/brand-look.ts';
import sharp from 'sharp';
import type { Db } from '../../../platform/database/db.ts';
import type { MadeFile } from '../../../platform/http/static.ts';
import { findPicture } from '../pictures/queries.ts';

/** Pixels of each icon, and which part of it the mark fills. */
const ICONS: Readonly<Record<string, { pixels: number; fills: number; ground: boolean }>> = {
  'icons/favicon-32.png': { pixels: 32, fills: 1, ground: false },
  'icons/icon-192.png': { pixels: 192, fills: 1, ground: false },
  'icons/icon-512.png': { pixels: 512, fills: 1, ground: false },
  // The system rounds its corners.
  'icons/apple-touch-icon.png': { pixels: 180, fills: 0.8, ground: true },
  // A launcher may crop to a circle of 80% of the width.
  'icons/icon-maskable-512.png': { pixels: 512, fills: 0.56, ground: true },
};
const SHARED = { name: 'media/og.jpg', width: 1200, height: 630 };
const PAPER = '#ffffff';

/** What of the look the icons are made from. */
type Look = SiteFacts['look'];

/**
 * Makes the files of a studio's look when they are asked for, and keeps those of the present look. Null:
 * the product's own file is served.
 */
export function makeIcons(db: Db, read: () => Pick<SiteFacts, 'look'>) {
  let version = 0;
  let made = new Map<string, Promise<MadeFile | null>>();
  return (name: string): Promise<MadeFile | null> => {
    const { look } = read();
    if (look.version !== version) {
      version = look.version;
      made = new Map();
    }
    const known = made.get(name) ?? make(db, look, name);
    made.set(name, known);
    // A failure, such as a lost database, is not kept.
    known.catch(() => made.delete(name));
    return known;
  };
}

async function make(db: Db, look: Look, name: string): Promise<MadeFile | null> {
  const picture = (place: LookPicture) => bytesOf(db, look.pictures[place]);
  const icon = ICONS[name];
  if (icon) {
    const mark = (await picture('mark')) ?? star(look);
    return mark && { type: 'image/png', bytes: await iconOf(mark, icon) };
  }
  if (name === 'favicon.svg') {
    const drawn = look.pictures.mark ? null : star(look);
    return drawn && { type: 'image/svg+xml', bytes: drawn };
  }
  if (name !== SHARED.name) return null;
  const emblem = (await picture('logo_light')) ?? (await picture('mark')) ?? star(look);
  const hero = await picture('hero_wide');
  if (!emblem && !hero) return null;
  return { type: 'image/jpeg', bytes: await sharedOf(look, emblem, hero) };
}

/** The picture of an address such as /api/v1/service/pictures/…; null: none. */
async function bytesOf(db: Db, address: string | null | undefined): Promise<Buffer | null> {
  const id = address?.split('/').at(-1);
  return id ? ((await findPicture(db, id)) ?? null) : null;
}

async function iconOf(
  mark: Buffer,
  { pixels, fills, ground }: { pixels: number; fills: number; ground: boolean },
): Promise<Buffer> {
  const inside = Math.round(pixels * fills);
  const clear = { r: 255, g: 255, b: 255, alpha: 0 };
  const drawn = await sharp(mark, { density: 900 })
    .resize(inside, inside, { fit: 'contain', background: clear })
    .png()
    .toBuffer();
  const background = ground ? PAPER : clear;
  return sharp({ create: { width: pixels, height: pixels, channels: 4, background } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** For links in chats and networks: the logo on a card, on the first picture or the studio's colour. */
async function sharedOf(look: Look, emblem: Buffer | null, hero: Buffer | null): Promise<Buffer> {
  const { width, height } = SHARED;
  const background = look.colours['--brand-primary'] ?? PAPER;
  const base = hero
    ? sharp(hero).resize(width, height, { fit: 'cover' })
    : sharp({ create: { width, height, channels: 3, background } });
  if (!emblem) return base.jpeg({ quality: 82 }).toBuffer();
  const card = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"><rect width="640" height="320" rx="32" fill="${PAPER}"/></svg>`,
  );
  const drawn = await sharp(emblem, { density: 900 })
    .resize(500, 200, { fit: 'contain', background: PAPER })
    .png()
    .toBuffer();
  return base
    .composite([
      { input: card, gravity: 'centre' },
      { input: drawn, gravity: 'centre' },
    ])
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** The product's star in the studio's colour; null: it has none. */
function star({ colours }: Look): Buffer | null {
  const ground = colours['--brand-primary'];
  const line = colours['--brand-primary-dark'];
  if (!ground || !line) return null;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><rect width="40" height="40" rx="9" fill="${ground}"/><g fill="none" stroke="${line}" stroke-width="2.6" stroke-linejoin="round"><rect x="11" y="11" width="18" height="18"/><rect x="11" y="11" width="18" height="18" transform="rotate(45 20 20)"/></g><circle cx="20" cy="20" r="3.6" fill="${line}"/></svg>`,
  );
}
