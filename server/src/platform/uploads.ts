import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from './errors.ts';

/** The most bytes of one uploaded file: 5 MB. */
export const MOST_UPLOAD_BYTES = 5 * 1024 * 1024;

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
 * The one file of a form, in the part called `name`. Refuses 415 what is no form, 400 a form without
 * that file or that ends too early, 413 a file that is too large.
 */
export async function readUpload(request: FastifyRequest, name: string): Promise<Buffer> {
  if (!request.isMultipart()) {
    throw refusal(415, `Please send the picture as the file "${name}" of a form.`);
  }
  let found: Buffer | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      const bytes = await part.toBuffer();
      if (part.fieldname === name) found = bytes;
    }
  } catch (error) {
    throw (error as { statusCode?: number }).statusCode === 413
      ? refusal(413, 'This file is too large. Please choose one of 5 MB at most.')
      : refusal(400, 'The file did not arrive whole. Please try again.');
  }
  if (!found || found.length === 0) {
    const sentence = 'Please choose a picture.';
    throw refusal(400, sentence, { fields: { [name]: sentence } });
  }
  return found;
}
