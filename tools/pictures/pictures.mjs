// node tools/pictures/pictures.mjs [slot …]: makes the served pictures of web/public/media, and their
// metadata for the pages, from the originals in web/media. Run it when an original changes.
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { root } from '../install.mjs';

export const originals = join(root, 'web/media');
export const served = join(root, 'web/public/media');
const components = join(root, 'web/app/components/pictures');

/** Share of the original's width, smallest first; portraits are also shown as thumbnails. */
const steps = [
  [/^hour-/, [2 / 5, 2 / 3, 1]],
  [/^hero-/, [1 / 2, 3 / 4, 1]],
  [/^(therapist-\d+|female|male)$/, [1 / 4, 1 / 2, 1]],
  [/./, [1 / 3, 2 / 3, 1]],
];
/** Slots that are crops of another slot's original, in pixels. */
const crops = {
  // The dark theme's first picture for a phone in portrait.
  'hero-dark-mobile': { of: 'hero-dark', left: 1130, top: 0, width: 1150, height: 1200 },
};
const avif = { quality: 52, effort: 6 };
const webp = { quality: 74, effort: 6 };
/** Small enough to be inlined in the page; the browser's smoothing blurs it. */
const blurred = { widthPixels: 10, quality: 30 };

/** Ends the name of a picture painted at night, which the dark theme shows in place of the day's. */
const night = '-night';

/** Slots that have an original or are a crop of one, by name. */
export function listSlots() {
  const whole = readdirSync(originals)
    .filter((name) => name.endsWith('.webp'))
    .map((name) => basename(name, '.webp'));
  return [...whole, ...Object.keys(crops)].sort();
}

/** The source of a slot's files. */
async function readOriginal(slot) {
  const { of = slot, ...area } = crops[slot] ?? {};
  const whole = sharp(join(originals, `${of}.webp`));
  if (!crops[slot]) return whole;
  return sharp(await whole.extract(area).png().toBuffer());
}

/** Pixel widths of a slot's files, ascending, for an original's width in pixels. */
export function widthsOf(slot, fullWidth) {
  const shares = steps.find(([pattern]) => pattern.test(slot))[1];
  return shares.map((share) => Math.round(fullWidth * share));
}

/**
 * Names in `served` of a slot's files: each width twice, and the plain name that a database row may
 * contain.
 */
export function fileNames(slot, widths) {
  return [
    ...widths.flatMap((width) => [`${slot}-${width}.avif`, `${slot}-${width}.webp`]),
    `${slot}.webp`,
  ];
}

async function derive(slot) {
  const original = await readOriginal(slot);
  const { width: fullWidth } = await original.metadata();
  const widths = widthsOf(slot, fullWidth);
  for (const width of widths) {
    const sized = original.clone().resize(width);
    await sized
      .clone()
      .avif(avif)
      .toFile(join(served, `${slot}-${width}.avif`));
    await sized
      .clone()
      .webp(webp)
      .toFile(join(served, `${slot}-${width}.webp`));
  }
  copyFileSync(join(served, `${slot}-${widths[1]}.webp`), join(served, `${slot}.webp`));
}

async function size(slot) {
  const { width, height } = await (await readOriginal(slot)).metadata();
  return entry(slot, [
    `width: ${width}`,
    `height: ${height}`,
    `widths: [${widthsOf(slot, width).join(', ')}]`,
  ]);
}

/**
 * The same with its blurred copy, and that of its picture at night; `known` is the manifest that already
 * has the other fields.
 */
async function sizeAndBlur(slot, known) {
  const blurs = [`blur: '${await blur(slot)}'`];
  if (listSlots().includes(slot + night)) blurs.push(`night: '${await blur(slot + night)}'`);
  if (known) return entry(slot, [`...${known}['${slot}']`, ...blurs]);
  return (await size(slot)).replace(/\n {2}\},$/, `\n    ${blurs.join(',\n    ')},\n  },`);
}

async function blur(slot) {
  const tiny = await (await readOriginal(slot))
    .resize(blurred.widthPixels)
    .webp({ quality: blurred.quality, effort: 6 })
    .toBuffer();
  return tiny.toString('base64');
}

function entry(slot, lines) {
  const text = `  '${slot}': {\n${lines.map((line) => `    ${line},\n`).join('')}  },`;
  return text.replace(/'([a-z]+)': \{/, '$1: {');
}

/** Link previews need a JPEG: some messengers read nothing newer. */
async function derivePreview() {
  await sharp(join(originals, 'og.webp'))
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(served, 'og.jpg'));
}

if (process.argv[1]?.endsWith('pictures.mjs')) {
  const all = listSlots().filter((slot) => slot !== 'og');
  const asked = process.argv.slice(2);
  if (asked.length === 0) rmSync(served, { recursive: true, force: true });
  mkdirSync(served, { recursive: true });
  for (const slot of asked.length > 0 ? asked : all) {
    await derive(slot);
    console.log(slot);
  }
  await derivePreview();
  // The first screen has its own file, without the rest of the manifest and the blurred copies.
  const heroes = all.filter((slot) => slot.startsWith('hero-'));
  const others = all.filter((slot) => !slot.startsWith('hero-') && !slot.endsWith(night));
  const note = `/** Written by \`node tools/pictures/pictures.mjs\` from the originals in web/media; not edited by hand. */`;
  writeFileSync(
    join(components, 'hero-files.ts'),
    `${note}
export const heroFiles = {
${(await Promise.all(heroes.map(size))).join('\n')}
} as const;
`,
  );
  writeFileSync(
    join(components, 'picture-files.ts'),
    `import { heroFiles } from './hero-files.ts';

${note}
export const pictureFiles = {
${(await Promise.all(heroes.map((slot) => sizeAndBlur(slot, 'heroFiles')))).join('\n')}
${(await Promise.all(others.map((slot) => sizeAndBlur(slot)))).join('\n')}
} as const;
`,
  );
}
