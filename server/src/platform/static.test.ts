import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { answerFailures } from './http.ts';
import { inlineScriptHashes, serveWeb } from './static.ts';

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
write('assets/page-1.js', 'export {}');
write('assets/manifest-1.js', `window.__reactRouterManifest=${JSON.stringify({ routes })};`);

const ask = await site({ encrypted: true });

describe('the web', () => {
  test.each([
    ['/', 200, 'Home', 'public, max-age=0'],
    ['/discount', 200, 'Discount', 'public, max-age=0'],
    ['/discount/', 200, 'Discount', 'public, max-age=0'],
    ['/user/profile?tab=1', 200, 'Loading...', 'public, max-age=0'],
    ['/card/7', 200, 'Loading...', 'public, max-age=0'],
    ['/no/such/page', 404, 'Loading...', 'public, max-age=0'],
    ['/robots.txt', 200, 'User-agent', 'public, max-age=3600'],
    ['/assets/page-1.js', 200, 'export', 'public, max-age=31536000, immutable'],
  ])('answers %s with %i', async (path, status, text, kept) => {
    const reply = await ask(path);
    expect(reply.statusCode).toBe(status);
    expect(reply.body).toContain(text);
    expect(reply.headers['cache-control']).toBe(kept);
  });

  test('names what a page will ask for, so that the browser need not wait for the frame', async () => {
    expect((await ask('/user/profile')).headers.link).toBe(
      '</assets/profile-1.js>; rel=modulepreload, </assets/pieces-1.js>; rel=modulepreload, </assets/profile-1.css>; rel=preload; as=style',
    );
    expect((await ask('/card/7')).headers.link).toBeUndefined();
    expect((await ask('/no/such/page')).headers.link).toBeUndefined();
  });

  test.each(['/api/v1/nowhere/', '/assets/gone.js', '/gone.png', '/../package.json'])(
    'answers %s with a 404 that is no page',
    async (path) => {
      const reply = await ask(path);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toEqual({
        detail: 'There is nothing at this address.',
        error: 'There is nothing at this address.',
      });
    },
  );

  test('lets no script run but its own, and nobody frame it', async () => {
    const { headers } = await ask('/');
    const policy = String(headers['content-security-policy']);
    const hash = createHash('sha256').update('before()').digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('asks for encryption only where there is some', async () => {
    const { headers } = await (await site({ encrypted: false }))('/');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(String(headers['content-security-policy'])).not.toContain('upgrade-insecure-requests');
  });
});

test('without a build there is only the API', async () => {
  const app = Fastify();
  answerFailures(app);
  await serveWeb(app, join(folder, 'nowhere'), { encrypted: false });
  expect((await app.inject({ url: '/', headers: { accept: 'text/html' } })).statusCode).toBe(404);
});

test('a build without a list of routes is not served', async () => {
  const broken = mkdtempSync(join(tmpdir(), 'limber-web-'));
  writeFileSync(join(broken, '__spa-fallback.html'), '');
  await expect(serveWeb(Fastify(), broken, { encrypted: false })).rejects.toThrow(
    /lists no routes; build it again\.$/,
  );
  rmSync(broken, { recursive: true });
});

test('scripts of other files are not hashed', () => {
  expect(
    inlineScriptHashes('<script src="/a.js"></script><script type="module">b</script>'),
  ).toEqual([`'sha256-${createHash('sha256').update('b').digest('base64')}'`]);
});

async function site({ encrypted }: { encrypted: boolean }) {
  const app = Fastify();
  answerFailures(app);
  await serveWeb(app, folder, { encrypted });
  return (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
}

function write(name: string, text: string): void {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
}
