import { createRequire } from 'node:module';
import type { SiteFacts } from '@limber/contract/site.ts';
import {
  hasOwnSharedPicture,
  type LookPicture,
  SHARED_PICTURES,
} from '@limber/contract/terms/site/brand-look.ts';
import sharp from 'sharp';
import type { Db } from '../../../platform/database/db.ts';
import type { MadeFile } from '../../../platform/http/serve-web.ts';
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
const SHARED = { width: 1200, height: 630 };
const PAPER = '#ffffff';
const PINE = '#14463f';

type Look = SiteFacts['look'];

/** What the files are made from: the look, and what the picture for shared links says. */
type Site = Pick<SiteFacts, 'look' | 'studio' | 'kinds' | 'arabic'>;

/**
 * Makes the files of a studio's look when they are asked for, and keeps those of what holds now; `read`
 * returns the same object as long as nothing changes. Null: the product's own file is served.
 */
export function makeIcons(db: Db, read: () => Site) {
  let of: Site | undefined;
  let made = new Map<string, Promise<MadeFile | null>>();
  return (name: string): Promise<MadeFile | null> => {
    const site = read();
    if (site !== of) {
      of = site;
      made = new Map();
    }
    const known = made.get(name) ?? make(db, site, name);
    made.set(name, known);
    // A failure, such as a lost database, is not kept.
    known.catch(() => made.delete(name));
    return known;
  };
}

async function make(db: Db, site: Site, name: string): Promise<MadeFile | null> {
  const { look } = site;
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
  const isArabic = name === SHARED_PICTURES.ar.slice(1);
  const isShared = isArabic || name === SHARED_PICTURES.en.slice(1);
  if (!isShared || !hasOwnSharedPicture(site)) return null;
  const emblem = (await picture('logo_light')) ?? (await picture('mark'));
  const { tagline } = site.studio;
  const line = (isArabic && site.arabic[tagline]) || tagline;
  const bytes = await sharedOf(site, { emblem, line, hero: await picture('hero_wide') });
  return { type: 'image/jpeg', bytes };
}

/** The picture of an address such as /api/v1/service/pictures/…; null: none. */
export async function bytesOf(db: Db, address: string | null | undefined): Promise<Buffer | null> {
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

/**
 * For links in chats and networks: a card with the logo, or the mark and the name, and the studio's line,
 * on the first picture or the studio's colour.
 */
async function sharedOf(
  { look, studio }: Site,
  { emblem, line, hero }: { emblem: Buffer | null; line: string; hero: Buffer | null },
): Promise<Buffer> {
  const { width, height } = SHARED;
  const background = look.colours['--brand-primary'] ?? PINE;
  const base = hero
    ? sharp(hero).resize(width, height, { fit: 'cover' })
    : sharp({ create: { width, height, channels: 3, background } });
  const card = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="760" height="380"><rect width="760" height="380" rx="32" fill="${PAPER}"/></svg>`,
  );
  const drawn = emblem
    ? await sharp(emblem, { density: 900 })
        .resize(560, 150, { fit: 'contain', background: PAPER })
        .png()
        .toBuffer()
    : null;
  const isLogo = Boolean(look.pictures.logo_light);
  // One below the other, in the middle of the card.
  const rows = [
    ...(drawn ? [{ input: drawn, height: 150 }] : []),
    ...(isLogo
      ? []
      : [await textOf(studio.brand, { height: drawn ? 70 : 110, colour: background })]),
    ...(line ? [await textOf(line, { height: 44, colour: '#52605b' })] : []),
  ];
  const whole = rows.reduce((sum, row) => sum + row.height, GAP * (rows.length - 1));
  let top = Math.round((height - whole) / 2);
  const placed = [];
  for (const row of rows) {
    const { width: own = 0 } = await sharp(row.input).metadata();
    placed.push({ input: row.input, top, left: Math.round((width - own) / 2) });
    top += row.height + GAP;
  }
  return base
    .composite([{ input: card, gravity: 'centre' }, ...placed])
    .jpeg({ quality: 82 })
    .toBuffer();
}

const GAP = 28;

/** A line as large as its place on the card lets it be, in the letters of the documents. */
async function textOf(
  text: string,
  { height, colour }: { height: number; colour: string },
): Promise<{ input: Buffer; height: number }> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped}</span>`,
      ...{ font: 'Readex Pro SemiBold', fontfile: LETTERS, rgba: true },
      ...{ width: 660, height, align: 'centre' },
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

const LETTERS = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf',
);

/** The product's star in the studio's colour; null: it has none. */
export function star({ colours }: Pick<Look, 'colours'>): Buffer | null {
  const ground = colours['--brand-primary'];
  const line = colours['--brand-primary-dark'];
  if (!ground || !line) return null;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><rect width="40" height="40" rx="9" fill="${ground}"/><g fill="none" stroke="${line}" stroke-width="2.6" stroke-linejoin="round"><rect x="11" y="11" width="18" height="18"/><rect x="11" y="11" width="18" height="18" transform="rotate(45 20 20)"/></g><circle cx="20" cy="20" r="3.6" fill="${line}"/></svg>`,
  );
}
