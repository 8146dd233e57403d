import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import {
  MOST_UPLOAD_BYTES,
  MOST_UPLOAD_MB,
  MOST_UPLOADS_AT_ONCE,
} from '@limber/contract/terms/uploads.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sentence } from '../language/sentence.ts';
import { type Refusal, refusal, tooMany, wrongField } from './errors.ts';

/** A form is its file and a little around it. */
const MOST_FORM_BYTES = MOST_UPLOAD_BYTES + 64 * 1024;

/** Seconds until a retry when too many uploads are in progress: most are done by then. */
const BUSY_RETRY_SECONDS = 5;

/** The uploads in progress in one application. */
export interface Uploads {
  /** How long one may take to arrive, in ms. */
  readonly lastMs: number;
  readonly inHand: Set<Upload>;
}

export interface Upload {
  readonly accountId: number | undefined;
  /** Its purpose: another one from the same account replaces it. */
  readonly route: string | undefined;
  /** Ends the reading, or what waits for its turn afterwards, with this refusal. */
  interrupt(reason: Refusal): void;
}

/** A file that has arrived completely. */
export interface Received {
  readonly bytes: Buffer;
  /** Aborted with a refusal once a newer file replaces it: work that has not started is skipped. */
  readonly wanted: AbortSignal;
}

declare module 'fastify' {
  interface FastifyInstance {
    uploads: Uploads;
  }
}

/** Lets the routes that `register` adds, and no others, take multipart forms. */
export async function takeUploads(
  app: FastifyInstance,
  register: (child: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (child) => {
    await child.register(multipart, {
      limits: {
        fileSize: MOST_UPLOAD_BYTES,
        files: 1,
        fields: 5,
        fieldSize: 1000,
        fieldNameSize: 100,
        parts: 6,
        headerPairs: 50,
      },
    });
    register(child);
  });
}

/**
 * Runs `work` with an upload: a form's one file in the part called `name`. Nothing of it is read
 * before `work` requests its bytes. That bounds memory: few are in progress at a time, each for a
 * limited time, and one per account: a newer one to the same address replaces it, one to another
 * address waits. Refuses 415 a body that is not a form, 411 and 413 by the headers, 429 when the
 * account has another in progress, 503 when too many are; reading refuses 400 a form without that
 * file or that ends too early, 413 a file that is too large, 408 one that takes too long, 409 one
 * that a newer one replaces.
 */
export async function withUpload<T>(
  request: FastifyRequest,
  name: string,
  work: (read: () => Promise<Received>) => Promise<T>,
): Promise<T> {
  refuseByHeaders(request, name);
  const { lastMs, inHand } = request.server.uploads;
  const accountId = request.actor?.accountId;
  const route = request.routeOptions.url;
  const own = [...inHand].filter((upload) => upload.accountId === accountId);
  if (own.some((upload) => upload.route !== route)) {
    const sentence = {
      en: 'Your last picture is still being saved. Please try again in a moment.',
      ar: 'ما زلنا نحفظ صورتك السابقة. يرجى المحاولة مرة أخرى بعد لحظات.',
    };
    throw tooMany(sentence, BUSY_RETRY_SECONDS);
  }
  if (own.length === 0 && inHand.size >= MOST_UPLOADS_AT_ONCE) {
    throw manyPictures();
  }
  for (const upload of own)
    upload.interrupt(
      cutOff(409, { en: 'A newer picture took its place.', ar: 'حلّت محلها صورة أحدث.' }),
    );

  const interruption = new AbortController();
  const upload: Upload = {
    accountId,
    route,
    interrupt: (reason) => interruption.abort(reason),
  };
  inHand.add(upload);
  const late = cutOff(408, {
    en: 'The file took too long to arrive. Please try again.',
    ar: 'استغرق وصول الملف وقتاً طويلاً. يرجى المحاولة مرة أخرى.',
  });
  const deadline = setTimeout(() => upload.interrupt(late), lastMs);
  try {
    return await work(async () => {
      const bytes = await readForm(request, name, interruption.signal);
      // From now on it does not wait for the sender.
      clearTimeout(deadline);
      return { bytes, wanted: interruption.signal };
    });
  } finally {
    clearTimeout(deadline);
    inHand.delete(upload);
  }
}

function refuseByHeaders(request: FastifyRequest, name: string): void {
  if (!request.isMultipart()) {
    throw refusal(415, {
      en: `Please send the picture as the file "${name}" of a form.`,
      ar: `يرجى إرسال الصورة كملف باسم "${name}" ضمن نموذج.`,
    });
  }
  const length = request.headers['content-length'];
  if (length === undefined)
    throw cutOff(411, {
      en: 'Please say how long the form is.',
      ar: 'يرجى تحديد طول النموذج المرسل.',
    });
  if (Number(length) > MOST_FORM_BYTES) throw refusal(413, TOO_LARGE);
}

async function readForm(
  request: FastifyRequest,
  name: string,
  signal: AbortSignal,
): Promise<Buffer> {
  signal.throwIfAborted();
  let arriving: Readable | undefined;
  const interrupted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      request.raw.unpipe();
      // The received part of the file is dropped with its stream.
      arriving?.destroy(signal.reason);
      reject(signal.reason);
    });
  });
  const found = await Promise.race([
    interrupted,
    findFile(request, name, (file) => {
      arriving = file;
    }),
  ]);
  if (!found || found.length === 0) {
    throw wrongField(name, { en: 'Please choose a picture.', ar: 'يرجى اختيار صورة.' });
  }
  return found;
}

async function findFile(
  request: FastifyRequest,
  name: string,
  follow: (file: Readable) => void,
): Promise<Buffer | null> {
  let found: Buffer | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      follow(part.file);
      const bytes = await part.toBuffer();
      if (part.fieldname === name) found = bytes;
    }
  } catch (error) {
    throw (error as { statusCode?: number }).statusCode === 413
      ? refusal(413, TOO_LARGE)
      : refusal(400, {
          en: 'The file did not arrive whole. Please try again.',
          ar: 'لم يصل الملف كاملاً. يرجى المحاولة مرة أخرى.',
        });
  }
  return found;
}

const TOO_LARGE = {
  en: `This file is too large. Please choose one of ${MOST_UPLOAD_MB} MB at most.`,
  ar: `الملف كبير جداً. يرجى اختيار ملف لا يتجاوز ${MOST_UPLOAD_MB} ميغابايت.`,
};

/** A refusal after which nothing more is taken from this connection. */
function cutOff(status: number, sentence: Sentence): Refusal {
  return refusal(status, sentence, {}, { connection: 'close' });
}

/** The refusal of a picture while as many as the server can take are being handled. */
export function manyPictures() {
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
