import { Agent, request } from 'node:http';

/** A request as sent over the wire, valid or not. */
export interface Raw {
  readonly method: string;
  /** With its query; sent unchanged. */
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string | Buffer | undefined;
}

/** The answer; status 0 without one. */
export interface Reply {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly bytes: Buffer;
  readonly tookMs: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const LONGEST_MS = 20_000;

/** Sends it and reads the answer; of an endless one only the head. Never rejects. */
export function sendRaw(base: string, { method, path, headers, body }: Raw): Promise<Reply> {
  const { hostname, port } = new URL(base);
  const began = performance.now();
  return new Promise((done) => {
    const finish = (status: number, from: Reply['headers'], bytes: Buffer) =>
      done({ status, headers: from, bytes, tookMs: performance.now() - began });
    const lost = () => finish(0, {}, Buffer.alloc(0));
    try {
      // A GET or DELETE with a body needs its length set by hand.
      const length =
        body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const sent = { ...headers, ...length };
      const asked = request({
        agent,
        hostname,
        port,
        method,
        path,
        headers: sent,
        timeout: LONGEST_MS,
      });
      asked.once('timeout', () => asked.destroy());
      asked.once('error', lost);
      asked.once('upgrade', lost);
      asked.once('response', (reply) => {
        const status = reply.statusCode ?? 0;
        if (String(reply.headers['content-type']).startsWith('text/event-stream')) {
          finish(status, reply.headers, Buffer.alloc(0));
          reply.destroy();
          return;
        }
        const parts: Buffer[] = [];
        reply.on('data', (part) => parts.push(part));
        reply.once('error', lost);
        reply.once('end', () => finish(status, reply.headers, Buffer.concat(parts)));
      });
      asked.end(body);
    } catch {
      // Node's client cannot send it.
      finish(400, {}, Buffer.alloc(0));
    }
  });
}
