import sharp from 'sharp';
import { refusal } from '../../platform/http/errors.ts';
import { isPicture, MOST_PIXELS, type PictureUse, pictureSizes } from './rules.ts';

// Pictures come seldom and large: nothing of one is worth keeping for the next.
sharp.cache(false);

/**
 * Makes of an uploaded picture the WebP that is kept: turned as its camera says, cut to the size of
 * its use, without any metadata. Refuses 415 what is no JPEG, PNG, WebP or AVIF whatever it is
 * called, 413 more than 40 megapixels, 400 a picture that is broken.
 */
export async function encodePicture(bytes: Buffer, use: PictureUse): Promise<Buffer> {
  if (!isPicture(bytes)) {
    throw refusal(415, {
      en: 'Please choose a picture: JPEG, PNG, WebP or AVIF.',
      ar: 'يرجى اختيار صورة بصيغة JPEG أو PNG أو WebP أو AVIF.',
    });
  }
  const turn = last.then(() => encode(bytes, use));
  last = turn.catch(() => {});
  try {
    return await turn;
  } catch (error) {
    throw /pixel limit/.test((error as Error).message)
      ? refusal(413, {
          en: 'This picture is too large. Please choose one of 40 megapixels at most.',
          ar: 'الصورة كبيرة جداً. يرجى اختيار صورة لا تتجاوز 40 ميغابكسل.',
        })
      : refusal(400, {
          en: 'This picture cannot be read. Please choose another.',
          ar: 'تعذّرت قراءة هذه الصورة. يرجى اختيار صورة أخرى.',
        });
  }
}

/** One at a time: opened, the largest picture takes more than a hundred megabytes. */
let last: Promise<unknown> = Promise.resolve();

function encode(bytes: Buffer, use: PictureUse): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, autoOrient: true })
    .resize(pictureSizes[use])
    .webp({ quality: 82 })
    .toBuffer();
}
