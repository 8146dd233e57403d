// node tools/pictures/make-shadow-tiles.mjs: makes the tiles of the lattice's shadow in web/public from tools/pictures/sun.svg:
// for the first screen of each theme, and for pine walls. As they are blurred, coloured and
// transparent, the page needs neither filter, mask nor blending.
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../install.mjs';

const tiles = { 'sun-light': '#423018', 'sun-dark': '#ff8449', 'sun-pine': '#000000' };
const sizePixels = 480;

for (const [name, colour] of Object.entries(tiles)) {
  const { data: shade } = await sharp(join(root, 'tools/pictures/sun.svg'), { density: 144 })
    .resize(sizePixels)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  await sharp({
    create: { width: sizePixels, height: sizePixels, channels: 3, background: colour },
  })
    .joinChannel(shade, { raw: { width: sizePixels, height: sizePixels, channels: 1 } })
    .webp({ quality: 60, alphaQuality: 70, effort: 6 })
    .toFile(join(root, `web/public/${name}.webp`));
}
