// node tools/pictures/icons.mjs: makes the icons of web/public/icons from web/public/favicon.svg.
// Run it when that changes.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../install.mjs';

const out = join(root, 'web/public');
const rounded = readFileSync(join(out, 'favicon.svg'), 'utf8');
/** For systems that round the corners themselves. */
const square = rounded.replace(/ rx="\d+"/, '');
/** With the drawing inside the circle that a launcher may crop to: 80% of the width. */
const maskable = square
  .replace('viewBox="0 0 40 40"', 'viewBox="-4 -4 48 48"')
  .replace('<rect width="40" height="40"', '<rect x="-4" y="-4" width="48" height="48"');

mkdirSync(join(out, 'icons'), { recursive: true });
await png(rounded, 32, 'favicon-32');
await png(square, 180, 'apple-touch-icon');
await png(rounded, 192, 'icon-192');
await png(rounded, 512, 'icon-512');
await png(maskable, 512, 'icon-maskable-512');

async function png(svg, pixels, name) {
  await sharp(Buffer.from(svg), { density: (72 * pixels) / 40 })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(out, 'icons', `${name}.png`));
}
