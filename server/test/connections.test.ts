import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { build } from '../src/app.ts';
import { depsOf, openLog, openWorld } from './harness.ts';

const MOST = 3;

const ends: (() => unknown)[] = [];
const { lines, logger } = openLog('warn');

const world = await openWorld();
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function listen(): Promise<FastifyInstance> {
  const app = await build({ ...depsOf(world), mostConnections: MOST, logger });
  app.get('/unanswered', { config: { access: 'public' } }, () => new Promise(() => {}));
  ends.push(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

interface Opened {
  readonly socket: Socket;
  readonly closed: Promise<unknown>;
}

async function open(app: FastifyInstance): Promise<Opened> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  ends.push(() => socket.destroy());
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  return { socket, closed };
}

const REQUEST = 'GET /api/v1/nothing HTTP/1.1\r\nhost: x\r\n';

async function ask({ socket }: Opened): Promise<string> {
  socket.write(`${REQUEST}\r\n`);
  const [first] = await once(socket, 'data');
  socket.resume();
  return String(first).slice(0, 12);
}

/** A connection that sends this and no more. */
async function hold(
  app: FastifyInstance,
  sent: string,
  until: 'connection' | 'request' = 'connection',
): Promise<Opened> {
  const taken = once(app.server, until);
  const opened = await open(app);
  opened.socket.write(sent);
  await taken;
  return opened;
}

test('one connection more than are being answered is closed, and there is room again behind it', async () => {
  const app = await listen();
  const held: Opened[] = [];
  for (let number = 0; number < MOST; number += 1) {
    held.push(await hold(app, 'GET /unanswered HTTP/1.1\r\nhost: x\r\n\r\n', 'request'));
  }
  for (let number = 0; number < 2; number += 1) {
    const more = await open(app);
    more.socket.resume();
    await more.closed;
  }
  expect(lines.filter((line) => line.includes('no room for another connection'))).toHaveLength(1);

  held[0]?.socket.destroy();
  await expect.poll(() => count(app)).toBe(MOST - 1);
  expect(await ask(await open(app))).toBe('HTTP/1.1 404');
});

test.each([
  ['nothing', '', 'connection'],
  ['half of its headers', REQUEST, 'connection'],
  [
    'half of its body',
    'POST /api/v1/auth/token/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    'request',
  ],
] as const)(
  'connections that have sent %s make room, the slowest first',
  async (_, half, until) => {
    const app = await listen();
    const slow: Opened[] = [];
    for (let number = 0; number < MOST; number += 1) {
      slow.push(await hold(app, half, until));
      slow.at(-1)?.socket.resume();
    }
    // The last one has made room for the next.
    await slow[0]?.closed;
    expect(await ask(await open(app))).toBe('HTTP/1.1 404');
    await slow[1]?.closed;
    expect(slow[2]?.socket.readyState).toBe('open');
  },
);

test('of the connections that wait for another request the longest waiting makes room', async () => {
  const app = await listen();
  const opened: Opened[] = [];
  for (let number = 0; number < MOST * 3; number += 1) {
    const one = await open(app);
    expect(await ask(one)).toBe('HTTP/1.1 404');
    opened.push(one);
  }
  await Promise.all(opened.slice(0, -MOST).map(({ closed }) => closed));
  // Who came last is still there, and asks again.
  expect(await ask(opened.at(-1) as Opened)).toBe('HTTP/1.1 404');
});

const count = (app: FastifyInstance) =>
  new Promise<number>((resolve) => {
    app.server.getConnections((_, connections) => resolve(connections));
  });
