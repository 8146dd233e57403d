import type { FastifyRequest } from 'fastify';
import { addressOf } from './address-of.ts';

/**
 * What is logged about a request: no headers, no body, and only the part of its address that is not
 * a key.
 */
export function loggedRequest(request: FastifyRequest) {
  return { method: request.method, url: loggedUrl(request.url), remoteAddress: addressOf(request) };
}

/** Longer than any word of an address, shorter than an invitation, a card's pass or an id. */
const LONGEST_WORD = 24;

/**
 * An address in a form that may be logged. Some are keys: the address of an invitation opens it. So
 * long parts are left out, and the query string, where such keys travel too. File names stay.
 */
export function loggedUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const words = path
    .split('/')
    .map((word) =>
      word.length > LONGEST_WORD && !/^[\w-]+(?:\.\w{1,8})+$/.test(word) ? '…' : word,
    );
  return words.join('/') + (query === undefined ? '' : '?…');
}
