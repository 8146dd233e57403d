import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { MOST_DRAINED_BYTES } from '@limber/contract/terms/uploads.ts';
import type { Failure } from '@limber/contract/values/failure.ts';
import type { FastifyInstance } from 'fastify';

/** How long a caller may take to send, in ms; slower ones are cut off. */
export interface SendingTimes {
  /** From the first byte of a request to the end of its headers. */
  readonly headersMs: number;
  /** … to the end of its body. */
  readonly requestMs: number;
  /** An upload, which says so in words: before `requestMs` is over. */
  readonly uploadMs: number;
  /** How often slow callers are looked for. */
  readonly checkEveryMs: number;
}

export const SENDING: SendingTimes = {
  headersMs: 15_000,
  requestMs: 60_000,
  uploadMs: 45_000,
  checkEveryMs: 5_000,
};

/**
 * Lets the sender of an oversized body read the 413: if the connection is closed while it still
 * writes, it aborts before reading the reply. Everything after the reply is discarded, up to {@link
 * MOST_DRAINED_BYTES}; then the connection ends. `requestTimeout` bounds how long that takes.
 */
export function drainWhatIsTooLarge(app: FastifyInstance, mostBytes = MOST_DRAINED_BYTES): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request;
    if (reply.statusCode === 413 && !raw.readableEnded && !raw.destroyed) {
      reply.removeHeader('connection');
      let drained = 0;
      raw.unpipe();
      raw.on('data', (chunk: Buffer) => {
        drained += chunk.length;
        if (drained > mostBytes) raw.destroy();
      });
      raw.resume();
    }
    done(null, payload);
  });
}

/** Answers a malformed or late request, and closes the connection. */
export function answerBroken(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = BROKEN[error.code ?? ''] ?? 400;
  const sentence = SENTENCES[status] ?? UNREADABLE;
  const body = JSON.stringify({ detail: sentence, error: sentence } satisfies Failure);
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n` +
        `content-type: application/json; charset=utf-8\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}

const BROKEN: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

const UNREADABLE = 'This request cannot be read.';
// The caller's language is unknown, so both are given.
const SENTENCES: Record<number, string> = {
  400: `${UNREADABLE} تعذّرت قراءة هذا الطلب.`,
  408: 'This request took too long to arrive. استغرق وصول هذا الطلب وقتاً طويلاً.',
  431: 'The headers of this request are too long. ترويسات هذا الطلب أطول من المسموح.',
};
