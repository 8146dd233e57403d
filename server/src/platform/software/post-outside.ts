import { lookup } from 'node:dns/promises';
import { request as requestOpenly } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { mayBeSentTo, mayReach } from './public-address-rules.ts';

/** What became of a request: the status of the reply, or why there is none. */
export type Outcome =
  | { readonly answer: number }
  | { readonly failure: 'address' | 'unreachable' | 'too_slow' };

interface Letter {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

interface Bounds {
  readonly waitsMs: number;
  /** Whether this machine itself may be sent to, as in development. */
  readonly reachesLoopback: boolean;
}

/**
 * Posts to an address that somebody has typed. The name is resolved once, and what it leads to must
 * be public, so that nobody reaches the machines beside this one through it. No redirect is
 * followed, and the body of the reply is not read.
 */
export function postOutside(
  { url, headers, body }: Letter,
  { waitsMs, reachesLoopback }: Bounds,
): Promise<Outcome> {
  if (!mayBeSentTo(url, reachesLoopback)) return Promise.resolve({ failure: 'address' });
  const send = url.startsWith('https:') ? request : requestOpenly;
  return new Promise((resolve) => {
    const deadline = AbortSignal.timeout(waitsMs);
    const sent = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        lookup: publicOnly(reachesLoopback),
        signal: deadline,
        agent: false,
      },
      (reply) => {
        resolve({ answer: reply.statusCode ?? 0 });
        reply.destroy();
      },
    );
    sent.on('error', (error) => {
      if (error instanceof NotPublic) return resolve({ failure: 'address' });
      resolve({ failure: deadline.aborted ? 'too_slow' : 'unreachable' });
    });
    sent.end(body);
  });
}

class NotPublic extends Error {}

function publicOnly(reachesLoopback: boolean): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }).then(
      (found) => {
        const isPublic = found.every(({ address }) => mayReach(address, reachesLoopback));
        if (!isPublic || !found[0]) return done(new NotPublic(), '', 0);
        if (options.all) return done(null, found);
        return done(null, found[0].address, found[0].family);
      },
      (error) => done(error, '', 0),
    );
  };
}
