import { buffer } from 'node:stream/consumers';
import {
  MOST_PICTURE_MEGAPIXELS,
  type PictureUse,
  pictureSizes,
} from '@limber/contract/terms/uploads.ts';
import sharp from 'sharp';

// A separate process. Its argument is the picture's use; it reads the picture from stdin and
// writes the WebP to stdout, or nothing when the picture cannot be read.

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
