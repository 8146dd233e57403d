import type { FastifyRequest } from 'fastify';
import { addressOf } from './address-of.ts';

/** What a request is logged as: no headers, no body, and of its address only what is no key. */
export function loggedRequest(request: FastifyRequest) {
  return { method: request.method, url: loggedUrl(request.url), remoteAddress: addressOf(request) };
}

/** Longer than any word of an address, shorter than an invitation, a card's pass or an id. */
const LONGEST_WORD = 24;

/**
 * An address as it may be logged. Some are keys: who has the address of an invitation may look at
 * it. So long parts are left out, as is what follows the question mark, where such addresses travel
 * too. Names of files stay.
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
