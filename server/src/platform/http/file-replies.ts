import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * The reply of a route that returns a file; it never changes under its address unless it `changes`.
 */
export interface FileReply {
  readonly bytes: Buffer;
  /** Then no browser keeps it. */
  readonly changes?: true;
  /** Then the reader may keep it, and asks each time whether it is still the same. */
  readonly etag?: string;
}

/** The reply of a route that returns events. */
export interface StreamReply {
  readonly stream: Readable;
}

/** Sends a file or events. */
export function sendFile(
  reply: FastifyReply,
  mediaType: string,
  answer: FileReply | StreamReply,
): FastifyReply {
  reply.type(mediaType).header('x-content-type-options', 'nosniff');
  if ('stream' in answer) {
    // A proxy on the way would gather them.
    return reply.header('x-accel-buffering', 'no').send(answer.stream);
  }
  if (answer.etag) {
    reply.header('etag', answer.etag).header('cache-control', 'private, no-cache');
    const isKnown = reply.request.headers['if-none-match'] === answer.etag;
    return isKnown ? reply.code(304).send() : reply.send(answer.bytes);
  }
  if (answer.changes) return reply.send(answer.bytes);
  // Cached by the browser, but by no proxy on the way: what is erased here must not live on
  // there.
  return reply.header('cache-control', 'private, max-age=31536000, immutable').send(answer.bytes);
}
