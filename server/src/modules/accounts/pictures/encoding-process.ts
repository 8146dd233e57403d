import { buffer } from 'node:stream/consumers';
import {
  MOST_PICTURE_MEGAPIXELS,
  type PictureUse,
  pictureSizes,
} from '@limber/contract/terms/uploads.ts';
import sharp from 'sharp';

// A process of its own, told a picture's use: takes the picture on stdin and answers the WebP on stdout, or
// nothing when it cannot be read.

const picture = await buffer(process.stdin);
const use = process.argv[2] as PictureUse;
const encoded = await sharp(picture, {
  limitInputPixels: MOST_PICTURE_MEGAPIXELS * 1e6,
  autoOrient: true,
})
  .resize(pictureSizes[use])
  .webp({ quality: 82 })
  .toBuffer()
  .catch(() => null);
if (encoded) process.stdout.write(encoded);
