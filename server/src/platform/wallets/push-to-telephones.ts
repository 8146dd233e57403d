import { type ClientHttp2Session, connect, constants } from 'node:http2';
import type { AppleWallet } from './wallets.ts';

/** `gone`: the telephone no longer holds the card; `failed`: Apple did not take it, or not in time. */
export type Pushed = 'told' | 'gone' | 'failed';

/**
 * Tells telephones by Apple's push service (HTTP/2, with the pass certificate) that a card of theirs has
 * changed; they then ask which. Answers what became of each, in their order. Nothing of the card is sent.
 */
export async function pushToTelephones(
  { certificate, key, passType, pushUrl }: AppleWallet,
  tokens: readonly string[],
  waitsMs: number,
): Promise<Pushed[]> {
  if (tokens.length === 0) return [];
  const session = connect(pushUrl, { cert: certificate, key });
  // Each request hears of it, and so does nobody else.
  session.on('error', () => undefined);
  const deadline = setTimeout(() => session.destroy(), waitsMs);
  try {
    return await Promise.all(tokens.map((token) => pushOne(session, token, passType)));
  } finally {
    clearTimeout(deadline);
    session.destroy();
  }
}

function pushOne(session: ClientHttp2Session, token: string, passType: string): Promise<Pushed> {
  return new Promise((resolve) => {
    const { HTTP2_HEADER_METHOD, HTTP2_HEADER_PATH, HTTP2_HEADER_STATUS } = constants;
    const stream = session.request({
      [HTTP2_HEADER_METHOD]: 'POST',
      [HTTP2_HEADER_PATH]: `/3/device/${encodeURIComponent(token)}`,
      'apns-topic': passType,
    });
    let status = 0;
    stream.on('response', (headers) => {
      status = Number(headers[HTTP2_HEADER_STATUS]);
    });
    stream.on('error', () => undefined);
    stream.on('close', () => resolve(becameOf(status)));
    stream.resume();
    stream.end('{}');
  });
}

function becameOf(status: number): Pushed {
  if (status === 200) return 'told';
  return status === 410 ? 'gone' : 'failed';
}
