import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { slimManifest } from './slim-manifest.mjs';

const client = mkdtempSync(join(tmpdir(), 'limber-slim-'));
afterAll(() => rmSync(client, { recursive: true }));
mkdirSync(join(client, 'assets'));

const desk = { id: 'desk', path: 'desk', hasAction: false, hasClientLoader: true, css: [] };
const whole = { routes: { desk: { ...desk, module: '/a.js', imports: ['/b.js'] } }, version: '1' };

test('the browser gets a shorter list of routes, the server the whole one', () => {
  const file = join(client, 'assets/manifest-1.js');
  writeFileSync(file, `window.__reactRouterManifest=${JSON.stringify(whole)};`);
  slimManifest(client);
  expect(JSON.parse(readFileSync(join(client, 'pages.json'), 'utf8'))).toEqual(whole);
  const { hasAction: _, ...said } = desk;
  const slim = { routes: { desk: { ...said, module: '/a.js' } }, version: '1' };
  expect(readFileSync(file, 'utf8')).toBe(`window.__reactRouterManifest=${JSON.stringify(slim)};`);
});

test('a list that is written otherwise stops the build', () => {
  writeFileSync(join(client, 'assets/manifest-1.js'), 'export const routes = [];');
  expect(() => slimManifest(client)).toThrow('manifest-1.js is written otherwise than expected.');
});
