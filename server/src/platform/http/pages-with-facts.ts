import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { unknownAddress } from '@limber/contract/page-placeholders.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A page as this process sends it: the bytes of each way to pack it, and what tells it from others.
 */
export interface FilledPage {
  readonly html: string;
  readonly etag: string;
  readonly packed: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

/** Reads the built pages by the names of their files. */
export function readBuiltPages(
  folder: string,
  names: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Writes where clients reach the site (`publicUrl`, without a slash at the end) into a page. */
export function fillPage(page: string, publicUrl: string): string {
  return page.replaceAll(unknownAddress, publicUrl);
}

/** Packs a page in each way once, for all who ask for it. */
export function packPage(html: string): FilledPage {
  const identity = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const packed = {
    identity,
    gzip: gzipSync(identity),
    br: brotliCompressSync(identity, { params }),
  };
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  return { html, etag, packed };
}

/**
 * Sends a page in the best way that the browser takes, or 304 when it has it. No cache keeps a
 * `personal` one.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, packed }: FilledPage,
  { personal = false } = {},
): FastifyReply {
  const known = (request.headers['if-none-match'] ?? '').split(/\s*,\s*/);
  reply.header('etag', etag);
  reply.header('cache-control', personal ? 'private, no-store' : 'public, max-age=0');
  reply.header('vary', 'Accept-Encoding');
  if (reply.statusCode === 200 && known.includes(etag)) return reply.code(304).send();
  const way = wayFor(String(request.headers['accept-encoding'] ?? ''));
  if (way !== 'identity') reply.header('content-encoding', way);
  return reply.type('text/html; charset=utf-8').send(packed[way]);
}

function wayFor(accepted: string): keyof FilledPage['packed'] {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(';')[0]?.trim());
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
}
