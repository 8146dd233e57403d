import {
  MOST_PICTURE_MEGAPIXELS,
  PICTURE_SECONDS,
  PICTURE_WAIT_SECONDS,
} from '@limber/contract/terms/uploads.ts';
import sharp from 'sharp';
import { Refusal, refusal } from '../../platform/http/errors.ts';
import type { Received } from '../../platform/http/uploads.ts';
import {
  countScans,
  decodingCost,
  isPicture,
  MOST_PIXELS,
  type PictureUse,
  pictureSizes,
} from './rules.ts';

// Pictures come seldom and large: nothing of one is worth keeping for the next.
sharp.cache(false);

/** When to come again while many pictures wait. */
const BUSY_RETRY_SECONDS = 5;

/**
 * Makes of an uploaded picture the WebP that is kept: turned as its camera says, cut to the size of
 * its use, without any metadata. Before any of it is decoded, its head says what that would cost. Refuses
 * 415 what is no JPEG, PNG, WebP or AVIF whatever it is called, 413 what costs more than 40 megapixels in
 * one pass, 400 a picture that is broken or takes too long, 409 one that a newer one followed while it
 * waited, 503 when too many wait.
 */
export async function encodePicture({ bytes, wanted }: Received, use: PictureUse): Promise<Buffer> {
  if (!isPicture(bytes)) {
    throw refusal(415, {
      en: 'Please choose a picture: JPEG, PNG, WebP or AVIF.',
      ar: 'يرجى اختيار صورة بصيغة JPEG أو PNG أو WebP أو AVIF.',
    });
  }
  await refuseCostly(bytes);
  const begunBy = performance.now() + PICTURE_WAIT_SECONDS * 1000;
  const turn = last.then(() => {
    wanted.throwIfAborted();
    if (performance.now() > begunBy) throw manyWait();
    return encode(bytes, use);
  });
  last = turn.catch(() => {});
  try {
    return await turn;
  } catch (error) {
    throw error instanceof Refusal ? error : unreadable();
  }
}

/** One at a time: opened, the largest picture takes more than a hundred megabytes. */
let last: Promise<unknown> = Promise.resolve();

/** By the head alone, which is read in no time. */
async function refuseCostly(bytes: Buffer): Promise<void> {
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (head.width * head.height > MOST_PIXELS) {
    throw refusal(413, {
      en: `This picture is too large. Please choose one of ${MOST_PICTURE_MEGAPIXELS} megapixels at most.`,
      ar: `الصورة كبيرة جداً. يرجى اختيار صورة لا تتجاوز ${MOST_PICTURE_MEGAPIXELS} ميغابكسل.`,
    });
  }
  if (decodingCost(head, countScans(bytes)) > MOST_PIXELS) {
    throw refusal(413, {
      en: 'This picture takes too much work to open. Please choose a smaller one, or save it as an ordinary JPEG.',
      ar: 'فتح هذه الصورة يتطلب جهداً كبيراً. يرجى اختيار صورة أصغر أو حفظها بصيغة JPEG عادية.',
    });
  }
}

function encode(bytes: Buffer, use: PictureUse): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, autoOrient: true })
    .timeout({ seconds: PICTURE_SECONDS })
    .resize(pictureSizes[use])
    .webp({ quality: 82 })
    .toBuffer();
}

function manyWait() {
  return refusal(
    503,
    {
      en: 'Many pictures are arriving right now. Please try again in a moment.',
      ar: 'تصلنا صور كثيرة الآن. يرجى المحاولة مرة أخرى بعد لحظات.',
    },
    {},
    { 'retry-after': String(BUSY_RETRY_SECONDS) },
  );
}

function unreadable() {
  return refusal(400, {
    en: 'This picture cannot be read. Please choose another.',
    ar: 'تعذّرت قراءة هذه الصورة. يرجى اختيار صورة أخرى.',
  });
}
