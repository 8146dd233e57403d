import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastifyCookie from '@fastify/cookie';
import { unknownAddress } from '@limber/contract/page-placeholders.ts';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { answerFailures } from './answer-failures.ts';
import { currentWeb, inlineScriptHashes, serveWeb } from './serve-web.ts';

const folder = mkdtempSync(join(tmpdir(), 'limber-web-'));
afterAll(() => rmSync(folder, { recursive: true }));
const routes = {
  root: { id: 'root', path: '' },
  profile: {
    id: 'profile',
    parentId: 'root',
    path: 'user/profile',
    module: '/assets/profile-1.js',
    imports: ['/assets/frame-1.js', '/assets/pieces-1.js'],
    css: ['/assets/profile-1.css'],
  },
  card: { id: 'card', parentId: 'root', path: 'card/:id' },
  rest: { id: 'rest', parentId: 'root', path: '*' },
};
write('index.html', '<script>before()</script><h1>Home</h1>');
write('__spa-fallback.html', '<link href="/assets/frame-1.js"><h1>Loading...</h1>');
write('discount/index.html', '<h1>Discount</h1>');
write('robots.txt', 'User-agent: *');
write('service-worker.js', 'self;');
write('assets/page-1.js', 'export {}');
write('assets/frame-1.js', 'export const most = "what every page stands on";');
write('assets/profile-1.js', 'export {}');
write('pages.json', JSON.stringify({ routes }));

const ask = await site('https://limber.example');

describe('the web', () => {
  test.each([
    ['/', 200, 'Home', 'public, max-age=0'],
    ['/discount', 200, 'Discount', 'public, max-age=0'],
    ['/discount/', 200, 'Discount', 'public, max-age=0'],
    ['/user/profile?tab=1', 200, 'Loading...', 'public, max-age=0'],
    ['/card/7', 200, 'Loading...', 'public, max-age=0'],
    ['/no/such/page', 404, 'Loading...', 'public, max-age=0'],
    ['/robots.txt', 200, 'User-agent', 'public, max-age=3600'],
    ['/service-worker.js', 200, 'self', 'public, max-age=0'],
    ['/assets/page-1.js', 200, 'export', 'public, max-age=31536000, immutable'],
  ])('answers %s with %i', async (path, status, text, kept) => {
    const reply = await ask(path);
    expect(reply.statusCode).toBe(status);
    expect(reply.body).toContain(text);
    expect(reply.headers['cache-control']).toBe(kept);
  });

  test('names what a page will ask for, so that the browser need not wait for the frame', async () => {
    expect((await ask('/user/profile')).headers.link).toBe(
      // Styles, for which the first paint waits, then the largest.
      '</assets/profile-1.css>; rel=preload; as=style, </assets/frame-1.js>; rel=modulepreload, </assets/profile-1.js>; rel=modulepreload, </assets/pieces-1.js>; rel=modulepreload',
    );
    expect((await ask('/card/7')).headers.link).toBe('</assets/frame-1.js>; rel=modulepreload');
    expect((await ask('/no/such/page')).headers.link).toBeUndefined();
  });

  test.each(['/api/v1/nowhere/', '/assets/gone.js', '/gone.png', '/../package.json'])(
    'answers %s with a 404 that is no page',
    async (path) => {
      const reply = await ask(path);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({
        detail: 'There is nothing at this address.',
        error: 'There is nothing at this address.',
      });
    },
  );

  test('lets no script run but its own, and nobody frame a page', async () => {
    const { headers } = await ask('/');
    const policy = String(headers['content-security-policy']);
    const hash = createHash('sha256').update('before()').digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
    expect(policy).not.toContain('unsafe-eval');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each(['/assets/page-1.js', '/robots.txt', '/api/v1/nowhere/'])(
    'lets nothing run in %s, which is no page',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('lets the service worker fetch pages of the site, and nothing else', async () => {
    const { headers } = await ask('/service-worker.js');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';connect-src 'self';frame-ancestors 'none'",
    );
  });

  test('names the scripts of its own page only', async () => {
    const policy = String((await ask('/discount')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
  });

  test('asks for encryption only where there is some', async () => {
    const { headers } = await (await site('http://limber.example'))('/');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(String(headers['content-security-policy'])).not.toContain('upgrade-insecure-requests');
  });
});

describe('a page that was built without knowing its address', () => {
  const facts = (address: string) => `{"url":"${address}/"}`;
  const built = (address: string) =>
    `<link rel="canonical" href="${address}/known"><script type="application/ld+json">${facts(address)}</script>`;
  write('known/index.html', built(unknownAddress));

  test.each(['https://one.example', 'http://127.0.0.1:4000'])('names %s', async (address) => {
    const reply = await (await site(address))('/known');
    expect(reply.body).toBe(built(address));
    const hash = createHash('sha256').update(facts(address)).digest('base64');
    expect(reply.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  });

  test('is packed as the browser takes it, and not sent to one that has it', async () => {
    const asked = await site('https://one.example');
    const plain = await asked('/known');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['content-type']).toBe('text/html; charset=utf-8');
    const br = await asked('/known', { 'accept-encoding': 'gzip, deflate, br;q=0.9' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const gzip = await asked('/known', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(gzip.headers.vary).toBe('Accept-Encoding');
    const again = await asked('/known', { 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await (await site('https://two.example'))('/known');
    expect(other.headers.etag).not.toBe(plain.headers.etag);
  });
});

describe('pages that are drawn', () => {
  const builds = mkdtempSync(join(tmpdir(), 'limber-drawn-'));
  afterAll(() => rmSync(builds, { recursive: true }));
  const booking = { id: 'booking', parentId: 'root', path: 'booking', css: ['/assets/book-1.css'] };

  /** The site with a build that draws these pages, and its warnings. */
  async function drawing(name: string, pages: string) {
    const client = join(builds, name, 'client');
    cpSync(folder, client, { recursive: true });
    const add = (path: string, text: string) => {
      mkdirSync(join(client, path, '..'), { recursive: true });
      writeFileSync(join(client, path), text);
    };
    add('booking/index.html', '<h1>Loading services...</h1>');
    add('pages.json', JSON.stringify({ routes: { ...routes, booking } }));
    add('../server/package.json', '{"type":"module"}');
    add(
      '../server/index.js',
      `export const by = 'this build';
       export const entry = { module: { renderPages: async (build, site) => (${pages}) } };`,
    );
    const warned: string[] = [];
    const stream = { write: (line: string) => void warned.push(line) };
    const app = Fastify({ logger: { level: 'warn', stream } });
    const open = { site: { open: true } };
    let site = { ...open, brand: 'Supple' };
    await app.register(fastifyCookie);
    await serveWeb(app, client, {
      publicUrl: 'https://limber.example',
      read: () => site,
      // A busy machine takes seconds to start the process that draws.
      patienceMs: 60_000,
      mayPreview: ({ preview }) => preview === 'yes',
    });
    return {
      warned,
      change(other: { brand: string; membership?: boolean; site?: { open: boolean } }) {
        site = { ...open, ...other };
      },
      page: (url: string, headers = {}) =>
        app.inject({ url, headers: { accept: 'text/html', ...headers } }),
    };
  }

  const ofAll = `{
    'index.html': '<h1>' + site.brand + ' by ' + build.by + ' ${unknownAddress}</h1><script>press()</script>',
    'booking/index.html': '<h1>Step of ' + site.brand + '</h1>',
    '__spa-fallback.html': '<h1>Frame of ' + site.brand + '</h1>',
    ...(site.membership && { 'discount/index.html': '<h1>Members</h1>' }),
  }`;

  test('have what holds when they are sent, with a new ETag after a change', async () => {
    const { page, change } = await drawing('good', ofAll);
    const before = await page('/');
    expect(before.body).toBe(
      '<h1>Supple by this build https://limber.example</h1><script>press()</script>',
    );
    const hash = createHash('sha256').update('press()').digest('base64');
    expect(before.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    const known = { 'if-none-match': String(before.headers.etag) };
    expect((await page('/', known)).statusCode).toBe(304);

    change({ brand: 'Bendy' });
    // The very next answer.
    const after = await page('/', known);
    expect([after.statusCode, after.body]).toEqual([200, expect.stringContaining('Bendy by')]);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    // Something is chosen there, or it is another page.
    for (const other of ['/booking?service=1', '/booking?step=time', '/card/7'])
      expect((await page(other)).body).toBe('<h1>Frame of Bendy</h1>');
    expect((await page('/booking?')).body).toBe('<h1>Step of Bendy</h1>');
  });

  test('are not found once the studio has switched them off, and come back', async () => {
    const { page, change } = await drawing('switched', ofAll);
    const off = await page('/discount');
    expect([off.statusCode, off.body]).toEqual([404, '<h1>Frame of Supple</h1>']);
    expect(off.headers.link).toBeUndefined();
    change({ brand: 'Supple', membership: true });
    const on = await page('/discount');
    expect([on.statusCode, on.body]).toEqual([200, '<h1>Members</h1>']);
  });

  test('say that the studio opens soon, except in a browser that a manager lets see them @DOORS-01 @DOORS-03', async () => {
    const { page, change } = await drawing(
      'closed',
      `{
        'index.html': '<h1>' + site.brand + (site.site.open ? '' : ' opens soon') + '</h1>',
        '__spa-fallback.html': '<h1>Frame' + (site.site.open ? '' : ', closed') + '</h1>',
      }`,
    );
    change({ brand: 'Supple', site: { open: false } });
    const seen = async (cookie?: string) => {
      const { body, headers } = await page('/', cookie ? { cookie } : {});
      return [body, headers['x-robots-tag'], headers['cache-control']];
    };
    const soon = ['<h1>Supple opens soon</h1>', 'noindex', 'public, max-age=0'];
    expect(await seen()).toEqual(soon);
    expect(await seen('preview=no')).toEqual(soon);
    expect(await seen('preview=yes')).toEqual(['<h1>Supple</h1>', 'noindex', 'private, no-store']);
    expect(await seen()).toEqual(soon);
    const desk = await page('/desk/set-up', { cookie: 'preview=yes' });
    expect(desk.body).toBe('<h1>Frame, closed</h1>');
    change({ brand: 'Bendy', site: { open: false } });
    expect((await seen('preview=yes'))[0]).toBe('<h1>Bendy</h1>');
    change({ brand: 'Bendy' });
    expect(await seen('preview=yes')).toEqual(['<h1>Bendy</h1>', undefined, 'public, max-age=0']);
  });

  test('are served as built where drawing fails, with a warning', async () => {
    const { page, warned } = await drawing('bad', 'Promise.reject(new Error("no colour left"))');
    const reply = await page('/booking');
    expect([reply.statusCode, reply.body]).toEqual([200, '<h1>Loading services...</h1>']);
    expect(warned.join()).toContain('no colour left');
    expect(warned.join()).toContain('the pages could not be drawn');
  });
});

test('a process serves the build that was current when it started', async () => {
  const builds = mkdtempSync(join(tmpdir(), 'limber-builds-'));
  cpSync(folder, join(builds, 'one/client'), { recursive: true });
  writeFileSync(join(builds, 'current'), 'one');
  const app = Fastify();
  await serveWeb(app, currentWeb(builds), { publicUrl: 'https://limber.example' });
  cpSync(folder, join(builds, 'two/client'), { recursive: true });
  rmSync(join(builds, 'two/client/assets/page-1.js'));
  writeFileSync(join(builds, 'current'), 'two');
  expect(currentWeb(builds)).toBe(join(builds, 'two/client'));
  expect((await app.inject('/assets/page-1.js')).statusCode).toBe(200);
  rmSync(builds, { recursive: true });
});

test('without a build there is only the API', async () => {
  const app = Fastify();
  answerFailures(app);
  await serveWeb(app, currentWeb(join(folder, 'nowhere')), { publicUrl: 'http://limber.example' });
  expect((await app.inject({ url: '/', headers: { accept: 'text/html' } })).statusCode).toBe(404);
});

test('a build without a list of routes is not served', async () => {
  const broken = mkdtempSync(join(tmpdir(), 'limber-web-'));
  writeFileSync(join(broken, '__spa-fallback.html'), '');
  await expect(serveWeb(Fastify(), broken, { publicUrl: 'http://limber.example' })).rejects.toThrow(
    /lists no routes; build it again\.$/,
  );
  rmSync(broken, { recursive: true });
});

test('scripts of other files are not hashed', () => {
  expect(
    inlineScriptHashes('<script src="/a.js"></script><script type="module">b</script>'),
  ).toEqual([`'sha256-${createHash('sha256').update('b').digest('base64')}'`]);
});

async function site(publicUrl: string) {
  const app = Fastify();
  answerFailures(app);
  await serveWeb(app, folder, { publicUrl });
  return (url: string, headers = {}) =>
    app.inject({ url, headers: { accept: 'text/html', ...headers } });
}

function write(name: string, text: string): void {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
}
