/**
 * Measures what a page costs that is drawn from what the studio says, beside the very same bytes as a
 * file that `@fastify/static` sends packed, in alternating rounds: processor time of the serving
 * process and answers a second. `--requests` per round, `--rounds`.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import {
  DEFAULT_CLOCK,
  DEFAULT_CURRENCY,
} from '@limber/contract/country/default-country-and-currency.ts';
import { newSwitches } from '@limber/contract/terms/site-pages.ts';
import { demoStudio } from '@limber/contract/terms/studio-facts.ts';
import { defaultTerms } from '@limber/contract/terms/studio-terms.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { currentWeb, serveWeb } from '../server/src/platform/http/serve-web.ts';
import { median } from './report.ts';

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '3000' },
    rounds: { type: 'string', default: '21' },
    ask: { type: 'string' },
  },
});
const REQUESTS = Number(options.requests);
const CONNECTIONS = 8;

/** A studio with the demo's words. Its pages differ from others' in length alone. */
const reading = {
  site: {
    language: 'en',
    open: true,
    studio: demoStudio,
    clock: DEFAULT_CLOCK,
    currency: DEFAULT_CURRENCY,
    terms: defaultTerms,
    ...{ branches: [], kinds: ['stretching'], strip: [], partners: [], arabic: {} },
    ...{ switches: newSwitches, has_terms: false, own_words: { en: {}, ar: {} } },
    look: { version: 1, colours: {}, pictures: {} },
  },
  products: {
    en: { services: [], packages: [], shared: [], unlimited: [] },
    ar: { services: [], packages: [], shared: [], unlimited: [] },
  },
  closures: [],
  policies: { privacy: null, terms: null },
};

await (options.ask ? ask(options.ask) : measure());

async function measure(): Promise<void> {
  const folder = currentWeb(resolve(import.meta.dirname, '../web/build'));
  if (!folder) throw new Error('Build the web first.');
  const drawn = Fastify();
  await serveWeb(drawn, folder, { publicUrl: 'http://127.0.0.1', read: () => reading });
  const page = await drawn.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  const files = mkdtempSync(join(tmpdir(), 'limber-page-'));
  writeFileSync(join(files, 'index.html.br'), page.rawPayload);
  writeFileSync(join(files, 'index.html'), brotliDecompressSync(page.rawPayload));
  const plain = Fastify();
  // The same headers: only where the bytes come from differs.
  const ofPage = ['content-encoding', 'content-length', 'etag', 'date', 'connection'];
  const same = Object.entries(page.headers).filter(([name]) => !ofPage.includes(name));
  plain.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of same) reply.header(name, value);
  });
  await plain.register(fastifyStatic, { root: files, preCompressed: true });
  const addresses = { file: await open(plain), drawn: await open(drawn) };
  const costs: Record<'file' | 'drawn', { micros: number; perSecond: number }[]> = {
    file: [],
    drawn: [],
  };
  for (let round = -1; round < Number(options.rounds); round += 1) {
    const order = round % 2 === 0 ? (['file', 'drawn'] as const) : (['drawn', 'file'] as const);
    for (const which of order) {
      const before = process.cpuUsage();
      const seconds = await askApart(addresses[which]);
      const { user, system } = process.cpuUsage(before);
      // A round that is not counted goes first.
      if (round >= 0)
        costs[which].push({ micros: (user + system) / REQUESTS, perSecond: REQUESTS / seconds });
    }
  }
  const of = (which: 'file' | 'drawn', what: 'micros' | 'perSecond') =>
    median(costs[which].map((cost) => cost[what]));
  const shares = costs.drawn.map(({ micros }, at) => micros / (costs.file[at]?.micros ?? 1));
  console.log(`${page.rawPayload.length} bytes, packed; ${options.rounds} rounds of ${REQUESTS}`);
  for (const which of ['file', 'drawn'] as const) {
    const [micros, perSecond] = [of(which, 'micros'), of(which, 'perSecond')];
    console.log(
      `${which}: ${micros.toFixed(0)} µs of a processor, ${perSecond.toFixed(0)} a second`,
    );
  }
  console.log(`drawn costs ${median(shares).toFixed(2)} of the file, median of the pairs`);
  await Promise.all([plain.close(), drawn.close()]);
  rmSync(files, { recursive: true });
}

async function open(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`;
}

/** Seconds that a process of its own needed to ask for the page. */
async function askApart(address: string): Promise<number> {
  const child = fork(import.meta.filename, ['--ask', address, '--requests', String(REQUESTS)]);
  const [seconds] = await once(child, 'message');
  return Number(seconds);
}

async function ask(address: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const headers = { 'accept-encoding': 'br', accept: 'text/html' };
  const one = () =>
    new Promise<void>((done, fail) => {
      get(address, { agent, headers }, (reply) => {
        if (reply.statusCode !== 200) fail(new Error(String(reply.statusCode)));
        reply.resume().on('end', done);
      }).on('error', fail);
    });
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let at = 0; at < REQUESTS / CONNECTIONS; at += 1) await one();
    }),
  );
  process.send?.((performance.now() - started) / 1000);
  agent.destroy();
  process.disconnect?.();
}
