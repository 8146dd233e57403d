import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message that arrived at a browser, opened with its key. */
export interface Arrived {
  readonly browser: string;
  readonly title: string;
  readonly text: string;
  readonly opens: string;
  readonly topic: string;
  readonly livesSeconds: number;
}

/** A push service on loopback with browsers that have keys: it opens what arrives, and refuses what is forged. */
export async function startPushService() {
  const browsers = new Map<string, ReturnType<typeof makeBrowser>>();
  const arrived: Arrived[] = [];
  const state = { answer: (_browser: string) => 201, publicKey: '' };
  const server = createServer((request, reply) => {
    const name = String(request.url).split('/').at(-1) ?? '';
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const browser = browsers.get(name);
      const said = String(request.headers.authorization);
      if (!browser || !isSigned(said, state.publicKey, originOf())) {
        return void reply.writeHead(403).end();
      }
      const answer = state.answer(name);
      if (answer < 300) {
        const { headers } = request;
        const [topic, ttl] = [String(headers.topic), Number(headers.ttl)];
        arrived.push({
          ...{ browser: name, ...JSON.parse(browser.open(Buffer.concat(parts))) },
          ...{ topic, livesSeconds: ttl },
        });
      }
      reply.writeHead(answer).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const originOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    arrived,
    /** What a browser gives when it subscribes with the studio's key. */
    subscribe(name: string, publicKey: string) {
      const browser = makeBrowser();
      browsers.set(name, browser);
      state.publicKey = publicKey;
      return { endpoint: `${originOf()}/send/${name}`, p256dh: browser.p256dh, auth: browser.auth };
    },
    answers(answer: (browser: string) => number) {
      state.answer = answer;
    },
    forget() {
      arrived.length = 0;
      state.answer = () => 201;
    },
    close: () => new Promise<void>((done) => void server.close(() => done())),
  };
}

/** The keys of a browser, and how it opens what was encrypted for it (RFC 8291). */
function makeBrowser() {
  const keys = createECDH('prime256v1');
  const own = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    p256dh: own.toString('base64url'),
    auth: auth.toString('base64url'),
    open(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const letters = body.readUInt8(20);
      const theirs = body.subarray(21, 21 + letters);
      const sealed = body.subarray(21 + letters);
      const shared = keys.computeSecret(theirs);
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]);
      const input = Buffer.from(hkdfSync('sha256', shared, auth, about, 32));
      const derive = (name: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, bytes));
      const opener = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      opener.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}

/** Whether the studio signed a request to this service (RFC 8292). */
function isSigned(authorization: string, publicKey: string, origin: string): boolean {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  if (key !== publicKey) return false;
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    ...{
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  };
  const said = JSON.parse(Buffer.from(body, 'base64url').toString());
  return (
    said.aud === origin &&
    verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  );
}
