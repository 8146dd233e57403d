import { Agent, request } from 'node:http';
import { type ArgsOf, requestOf } from '@limber/contract/request.ts';
import type { Route } from '@limber/contract/route.ts';
import { API_BASE } from '../../server/src/platform/http/serve-calls.ts';

/** The answer; status 0 without one. */
export interface Answer {
  readonly status: number;
  readonly tookMs: number;
  readonly headers: Record<string, string | string[] | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: each drill knows the reply it asked for
  readonly body: any;
}

/** Arguments of a call; values may be invalid, and any may be missing. */
type Tried<R extends Route> = Partial<Record<keyof ArgsOf<R>, unknown>>;

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Makes a call of the contract; never rejects, as a missing answer is a result too. */
export function ask<R extends Route>(
  base: string,
  route: R,
  args: Tried<R> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { method, path, query, body } = requestOf(route, args);
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
  return send(
    method,
    base + API_BASE + path + search,
    body ? JSON.stringify(body) : undefined,
    headers,
  );
}

/** Sends a request and reads the answer, as JSON if it says so. */
export function send(
  method: string,
  url: string,
  body?: string | Buffer,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const began = performance.now();
  const since = () => performance.now() - began;
  return new Promise((done) => {
    const lost = () => done({ status: 0, tookMs: since(), headers: {}, body: null });
    const asked = request(url, {
      method,
      agent,
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    });
    asked.once('error', lost);
    asked.once('response', (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part) => parts.push(part));
      reply.once('error', lost);
      reply.once('end', () => {
        const { statusCode: status = 0, headers } = reply;
        const text = Buffer.concat(parts).toString();
        const isJson = String(headers['content-type']).includes('json') && text !== '';
        done({ status, tookMs: since(), headers, body: isJson ? JSON.parse(text) : text });
      });
    });
    asked.end(body);
  });
}
