import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  MOST_PICTURE_MEGAPIXELS,
  PICTURE_SECONDS,
  PICTURE_WAIT_SECONDS,
  type PictureUse,
} from '@limber/contract/terms/uploads.ts';
import sharp from 'sharp';
import { refusal } from '../../../platform/http/errors.ts';
import { manyPictures, type Received } from '../../../platform/http/uploads.ts';
import { countScans, decodingCost, isPicture, MOST_PIXELS } from './picture-rules.ts';

// Uploads are rare and large: nothing of one is worth caching for the next.
sharp.cache(false);

/**
 * Converts an uploaded picture to the stored WebP: rotated according to the camera, cropped to the
 * size of its use, without metadata. Its header reveals the cost before anything is decoded.
 * Refuses 415 anything that is not a JPEG, PNG, WebP or AVIF, whatever its name; 413 a picture that
 * costs more than 40 megapixels in one pass or takes too long; 400 a broken picture; 409 one
 * replaced by a newer upload before it was done; 503 when too many wait.
 */
export async function encodePicture(
  received: Received,
  use: PictureUse,
  encoder = ENCODER,
): Promise<Buffer> {
  const { bytes } = received;
  if (!isPicture(bytes)) {
    throw refusal(415, {
      en: 'Please choose a picture: JPEG, PNG, WebP or AVIF.',
      ar: 'يرجى اختيار صورة بصيغة JPEG أو PNG أو WebP أو AVIF.',
    });
  }
  const begunBy = performance.now() + PICTURE_WAIT_SECONDS * 1000;
  await refuseCostly(bytes);
  const turn = last.then(() => {
    received.wanted.throwIfAborted();
    if (performance.now() > begunBy) throw manyPictures();
    return encodeApart(received, use, encoder);
  });
  last = turn.catch(() => {});
  return turn;
}

/** One at a time: decoded, the largest picture takes more than a hundred megabytes. */
let last: Promise<unknown> = Promise.resolve();

/** From the header alone, which is read at once. */
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
  if (decodingCost(head, countScans(bytes)) > MOST_PIXELS) throw tooCostly();
}

/** The process that encodes, and its deadline. */
export interface Encoder {
  /** Arguments for Node; the picture's use is appended. */
  readonly args: readonly string[];
  readonly deadline: () => AbortSignal;
}

const ENCODER: Encoder = {
  args: [join(import.meta.dirname, 'encoding-process.ts')],
  deadline: () => AbortSignal.timeout(PICTURE_SECONDS * 1000),
};

/**
 * A process can be ended in the middle of decoding; a thread, and `sharp`'s own time-out, wait
 * until it is over. The process does not see this one's environment.
 */
async function encodeApart(
  { bytes, wanted }: Received,
  use: PictureUse,
  encoder: Encoder,
): Promise<Buffer> {
  const deadline = encoder.deadline();
  const child = spawn(process.execPath, [...encoder.args, use], {
    env: {},
    signal: AbortSignal.any([wanted, deadline]),
    killSignal: 'SIGKILL',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // A failure shows in how the process ends.
  child.on('error', () => {});
  child.stdin.on('error', () => {});
  child.stdin.end(bytes);
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const encoded = await buffer(child.stdout);
  const code = await ended;
  wanted.throwIfAborted();
  if (deadline.aborted) throw tooCostly();
  // Without an exit code the system ended it: it crashed, or took all the memory.
  if (code === null || (code === 0 && encoded.length === 0)) throw unreadable();
  if (code !== 0) throw new Error(`the process that encodes pictures ended with ${code}`);
  return encoded;
}

function tooCostly() {
  return refusal(413, {
    en: 'This picture takes too much work to open. Please choose a smaller one, or save it as an ordinary JPEG.',
    ar: 'فتح هذه الصورة يتطلب جهداً كبيراً. يرجى اختيار صورة أصغر أو حفظها بصيغة JPEG عادية.',
  });
}

function unreadable() {
  return refusal(400, {
    en: 'This picture cannot be read. Please choose another.',
    ar: 'تعذّرت قراءة هذه الصورة. يرجى اختيار صورة أخرى.',
  });
}
