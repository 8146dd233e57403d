import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { root } from '../install.mjs';

const media = join(root, 'web/public/media');
const widths = { 'hero-mobile': [540, 810, 1080], 'hero-desktop': [1200, 1800, 2400] };
const candidates = (slot) =>
  widths[slot].map((width) => `/media/${slot}-${width}.avif ${width}w`).join(', ');

/** The home page's hero and nothing else: no script, one style, one picture. */
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="The hero alone, as the limit of what can be reached.">
<title>Bare hero</title><link rel="icon" href="data:,">
<link rel="preload" as="image" type="image/avif" media="(max-width: 63.99rem)"
 imagesrcset="${candidates('hero-mobile')}" imagesizes="100vw" fetchpriority="high">
<style>body{margin:0;font:1.25rem system-ui;color:#14201e}img{display:block;width:100%;height:auto}
h1{padding:1rem;margin:0}</style></head><body><main>
<h1>Elevate your well-being through assisted stretching &amp; massage</h1>
<picture><source media="(min-width: 64rem)" type="image/avif" sizes="100vw"
 srcset="${candidates('hero-desktop')}" width="2400" height="1200">
<source type="image/avif" sizes="100vw" srcset="${candidates('hero-mobile')}">
<img src="/media/hero-mobile.webp" width="1080" height="1350" alt="" fetchpriority="high">
</picture></main></body></html>`;

/** Serves the page on a free port of this machine; stop it afterwards. */
export function serveBareHero() {
  const server = createServer((request, response) => {
    const picture = /^\/media\/(hero-[\w-]+\.(?:avif|webp))$/.exec(request.url ?? '')?.[1];
    if (picture) {
      response.setHeader('content-type', picture.endsWith('avif') ? 'image/avif' : 'image/webp');
      response.end(readFileSync(join(media, picture)));
    } else if (request.url === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(page);
    } else {
      response.writeHead(404).end();
    }
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      done({
        address: `http://127.0.0.1:${server.address().port}`,
        stop: () => new Promise((stopped) => server.close(stopped)),
      });
    });
  });
}
