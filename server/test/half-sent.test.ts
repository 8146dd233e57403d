import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import {
  MOST_DRAINED_BYTES,
  MOST_UPLOADS_AT_ONCE,
  PICTURES_AN_HOUR,
} from '@limber/contract/terms/uploads.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { build } from '../src/app.ts';
import { SENDING } from '../src/platform/http/slow-callers.ts';
import { systemRandomness } from '../src/platform/randomness.ts';
import { openWorld, TEST_SECRET, TEST_URL } from './harness.ts';
import { addClient, type TestClient } from './people.ts';

const clients: TestClient[] = [];
const ends: (() => unknown)[] = [];

const world = await openWorld();
for (let number = 0; number <= MOST_UPLOADS_AT_ONCE; number += 1) {
  clients.push(await addClient(world, `Sender${String.fromCharCode(97 + number)}`));
}
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const PICTURE = '/api/v1/accounts/profile/change-profile-pic';
const FORM = 'content-type: multipart/form-data; boundary=x\r\n';
const PART = '--x\r\ncontent-disposition: form-data; name="image"; filename="me.png"\r\n\r\n';
/** Waits for longer than any test. */
const PATIENT = { ...SENDING, uploadMs: 600_000, requestMs: 900_000 };

async function listen(sending = PATIENT): Promise<FastifyInstance> {
  const { db, clock } = world;
  const random = systemRandomness();
  const app = await build({ db, clock, random, secret: TEST_SECRET, publicUrl: TEST_URL, sending });
  ends.push(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

interface Sent {
  readonly socket: Socket;
  /** Everything that came back, once the other side has closed. */
  readonly closed: Promise<string>;
  /** The beginning of the reply. */
  readonly answered: Promise<string>;
}

function send(app: FastifyInstance, text: string): Sent {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  ends.push(() => socket.destroy());
  socket.on('error', () => {});
  let reply = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    reply += chunk;
  });
  socket.write(text);
  const answered = once(socket, 'data').then(([first]) => first as string);
  return { socket, answered, closed: once(socket, 'close').then(() => reply) };
}

/** The headers of an upload. */
function headers({ headers: ofClient }: TestClient, more = '', length: number | null = 1_000_000) {
  const { authorization } = ofClient();
  const told = length === null ? 'transfer-encoding: chunked' : `content-length: ${length}`;
  return `PUT ${PICTURE} HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\n${more}${FORM}${told}\r\n\r\n`;
}

const sendHalf = (app: FastifyInstance, client: TestClient) =>
  send(app, headers(client) + PART + 'p'.repeat(400_000));
const inHand = (app: FastifyInstance) => expect.poll(() => app.uploads.inHand.size);

const said = async (reply: Response) => ((await reply.json()) as { detail: string }).detail;

/** A whole upload. */
async function put(app: FastifyInstance, client: TestClient, language = 'en') {
  const create = { width: 64, height: 64, channels: 3, background: '#f00' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const body = new FormData();
  body.append('image', new Blob([Buffer.from(bytes)]), 'me.png');
  const { port } = app.server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${PICTURE}`, {
    method: 'PUT',
    headers: { ...client.headers(), 'accept-language': language },
    body,
  });
}

test('every request ends within a minute, uploads first with a sentence', () => {
  const { headersMs, uploadMs, requestMs, checkEveryMs } = SENDING;
  // None would mean for ever.
  expect(Math.min(headersMs, uploadMs, checkEveryMs)).toBeGreaterThan(0);
  expect(headersMs + checkEveryMs).toBeLessThan(uploadMs);
  expect(uploadMs).toBeLessThan(requestMs);
  expect(requestMs).toBeLessThanOrEqual(60_000);
});

test('few uploads are in hand at a time, half-sent or not, and everything else is served', async () => {
  const app = await listen();
  const last = clients.at(-1) as TestClient;
  const halves = clients.slice(0, MOST_UPLOADS_AT_ONCE).map((client) => sendHalf(app, client));
  await inHand(app).toBe(MOST_UPLOADS_AT_ONCE);

  const busy = await put(app, last);
  expect([busy.status, busy.headers.get('retry-after'), await said(busy)]).toEqual([
    503,
    '5',
    'Many pictures are arriving right now. Please try again in a moment.',
  ]);
  expect(await said(await put(app, last, 'ar'))).toContain('صور كثيرة');
  const profile = { url: '/api/v1/accounts/profile', headers: last.headers() };
  expect((await app.inject(profile)).statusCode).toBe(200);

  for (const { socket } of halves) socket.destroy();
  await inHand(app).toBe(0);
  expect((await put(app, last)).status).toBe(200);
});

test('a half-sent upload is refused for taking too long, its connection closed, and nothing is kept', async () => {
  const app = await listen({ ...PATIENT, uploadMs: 100 });
  const halves = clients.slice(0, 3).map((client) => sendHalf(app, client));
  for (const { closed } of halves) {
    const reply = await closed;
    expect(reply).toMatch(/^HTTP\/1\.1 408 /);
    expect(reply).toContain('"detail":"The file took too long to arrive. Please try again."');
  }
  await inHand(app).toBe(0);
});

test('an upload that sends only a beginning without any part ends as well', async () => {
  const app = await listen({ ...PATIENT, uploadMs: 100 });
  expect(await send(app, headers(clients[0] as TestClient)).closed).toMatch(/^HTTP\/1\.1 408 /);
  await inHand(app).toBe(0);
});

test('a newer upload of the same picture takes the place of a half-sent one', async () => {
  const app = await listen();
  const [client] = clients as [TestClient];
  const half = sendHalf(app, client);
  await inHand(app).toBe(1);
  expect((await put(app, client)).status).toBe(200);
  expect(await half.closed).toMatch(/^HTTP\/1\.1 409 .*"A newer picture took its place\."/s);
  await inHand(app).toBe(0);
});

test('an account has one upload in hand: a picture for another place waits until it is sent again @OUTSIDE-04', async () => {
  const app = await listen();
  const [client] = clients as [TestClient];
  const half = sendHalf(app, client);
  await inHand(app).toBe(1);
  const { port } = app.server.address() as AddressInfo;
  const body = new FormData();
  body.append('image', new Blob([Buffer.from('x')]), 'me.png');
  const cover = await fetch(`http://127.0.0.1:${port}/api/v1/accounts/profile/change-cover-photo`, {
    method: 'PUT',
    headers: client.headers(),
    body,
  });
  expect([cover.status, cover.headers.get('retry-after'), await said(cover)]).toEqual([
    429,
    '5',
    'Your last picture is still being saved. Please try again in a moment.',
  ]);
  half.socket.destroy();
  await inHand(app).toBe(0);
});

test('a refusal comes before a byte of the body was sent', async () => {
  const app = await listen();
  const [client] = clients as [TestClient];
  const nobody = { ...client, headers: () => ({ authorization: 'Bearer nobody' }) };
  expect(await send(app, headers(nobody)).answered).toMatch(/^HTTP\/1\.1 401 /);
  const large = 5 * 1024 * 1024 + 64 * 1024 + 1;
  expect(await send(app, headers(client, '', large)).answered).toMatch(/^HTTP\/1\.1 413 /);
  expect(await send(app, headers(client, '', null)).closed).toMatch(/^HTTP\/1\.1 411 /);
  await put(app, client);
  // Each picture takes a processor for a while.
  await world.query(`update limits set used = ${PICTURES_AN_HOUR - 1}`);
  expect((await put(app, client)).status).toBe(200);
  const refused = await send(app, headers(client)).answered;
  expect(refused).toMatch(/^HTTP\/1\.1 429 /);
  expect(refused).toMatch(/retry-after: \d+/i);
  await inHand(app).toBe(0);
});

test('the sender of an oversized body reads the 413 after all of it, and is cut off after a bounded amount', async () => {
  const app = await listen();
  const [client] = clients as [TestClient];
  const { port } = app.server.address() as AddressInfo;
  const put = async (path: string, type: string, bytes: number) => {
    const body = Buffer.alloc(bytes, 0x20);
    const headers = { ...client.headers(), 'content-type': type };
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'PUT', headers, body });
    return [reply.status, await said(reply)];
  };
  const form = 'multipart/form-data; boundary=x';
  for (let round = 0; round < 3; round += 1) {
    expect(await put(PICTURE, form, 20_000_000)).toEqual([
      413,
      'This file is too large. Please choose one of 5 MB at most.',
    ]);
    expect(await put('/api/v1/accounts/profile', 'application/json', 20_000_000)).toEqual([
      413,
      'This is more than we can take at once.',
    ]);
  }
  const endless = send(app, headers(client, '', MOST_DRAINED_BYTES * 4));
  // It is reset in the middle of its sending.
  const ended = endless.closed.catch(() => {});
  expect(await endless.answered).toMatch(/^HTTP\/1\.1 413 /);
  const piece = 'p'.repeat(1024 * 1024);
  let sent = 0;
  while (!endless.socket.destroyed && sent < 4 * MOST_DRAINED_BYTES) {
    sent += piece.length;
    await new Promise((done) => endless.socket.write(piece, done));
  }
  await ended;
  expect(sent).toBeLessThan(2 * MOST_DRAINED_BYTES);
});

test.each([
  ['headers', { requestMs: 600_000 }, 'GET /api/v1/accounts/profile HTTP/1.1\r\nhost: x\r\n'],
  ['nothing', { requestMs: 600_000 }, ''],
  [
    'a body',
    { requestMs: 100 },
    'POST /api/v1/auth/otp HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"em',
  ],
])('a caller who sends half of %s is cut off', async (_what, times, half) => {
  const app = await listen({ ...PATIENT, headersMs: 100, ...times, checkEveryMs: 20 });
  const reply = await send(app, half).closed;
  expect(reply).toMatch(/^HTTP\/1\.1 408 /);
  const sentence = 'This request took too long to arrive. استغرق وصول هذا الطلب وقتاً طويلاً.';
  expect(JSON.parse(reply.split('\r\n\r\n')[1] ?? '')).toEqual({
    detail: sentence,
    error: sentence,
  });
});

test('a malformed request gets a reply in the shape of every refusal', async () => {
  const reply = await send(await listen(), 'what?\r\n\r\n').closed;
  expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  expect(reply).toContain('"detail":"This request cannot be read. ');
});
