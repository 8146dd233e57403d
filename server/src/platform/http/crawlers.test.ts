import {
  DEFAULT_CLOCK,
  DEFAULT_CURRENCY,
} from '@limber/contract/country/default-country-and-currency.ts';
import type { SiteFacts } from '@limber/contract/site.ts';
import { newSwitches } from '@limber/contract/terms/site-pages.ts';
import { newStudio } from '@limber/contract/terms/studio-facts.ts';
import { defaultTerms } from '@limber/contract/terms/studio-terms.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { crawlerRoutes } from './crawlers.ts';

test('robots and sitemap name the address at which clients reach the site', async () => {
  const app = Fastify();
  let site = siteOf({});
  crawlerRoutes(app, 'https://book.example.com', () => site);

  const robots = await app.inject('/robots.txt');
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.body).toContain('Disallow: /desk\n');
  // Of branches, and for shared links.
  expect(robots.body).toContain('Allow: /api/v1/service/pictures/\n');
  expect(robots.body).toContain('Sitemap: https://book.example.com/sitemap.xml\n');

  const sitemap = await app.inject('/sitemap.xml');
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(sitemap.body.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://book.example.com/</loc>',
    '<loc>https://book.example.com/ar</loc>',
    '<loc>https://book.example.com/booking</loc>',
    '<loc>https://book.example.com/ar/booking</loc>',
    '<loc>https://book.example.com/discount</loc>',
    '<loc>https://book.example.com/ar/discount</loc>',
    '<loc>https://book.example.com/privacy-policy</loc>',
    '<loc>https://book.example.com/ar/privacy-policy</loc>',
  ]);
  expect(sitemap.body).toContain(
    '<xhtml:link rel="alternate" hreflang="ar" href="https://book.example.com/ar/booking"/>',
  );

  site = siteOf({ membership: false, languages: ['en'] });
  const fewer = await app.inject('/sitemap.xml');
  expect(fewer.body.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://book.example.com/</loc>',
    '<loc>https://book.example.com/booking</loc>',
    '<loc>https://book.example.com/privacy-policy</loc>',
  ]);
  expect(fewer.body).not.toContain('hreflang');

  site = { ...site, open: false };
  expect((await app.inject('/sitemap.xml')).body).not.toContain('<loc>');
});

test('an application on a phone has the name of the studio in the language of the page, and is not sent again @SITE-03', async () => {
  const app = Fastify();
  let site = siteOf({});
  crawlerRoutes(app, 'https://book.example.com', () => site);
  const first = await app.inject('/site.webmanifest');
  expect(first.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(first.json()).toMatchObject({ name: 'Supple LLC', short_name: 'Supple', lang: 'en' });
  expect((await app.inject('/ar/site.webmanifest')).json()).toMatchObject({
    ...{ lang: 'ar', dir: 'rtl', start_url: '/ar' },
    shortcuts: [{ name: 'حجز جلسة', url: '/ar/booking' }],
  });
  const known = { 'if-none-match': String(first.headers.etag) };
  expect((await app.inject({ url: '/site.webmanifest', headers: known })).statusCode).toBe(304);
  site = siteOf({ languages: ['ar'] });
  const arabic = await app.inject({ url: '/site.webmanifest', headers: known });
  expect(arabic.json()).toMatchObject({ lang: 'ar', dir: 'rtl', start_url: '/' });
  // Arabic has no address of its own there.
  expect((await app.inject('/ar/site.webmanifest')).statusCode).toBe(404);
});

/** A studio with a name and nothing else, and some other switches. */
function siteOf(switches: Partial<SiteFacts['switches']>): SiteFacts {
  return {
    language: 'en',
    open: true,
    studio: { ...newStudio, brand: 'Supple', legal_name: 'Supple LLC' },
    clock: DEFAULT_CLOCK,
    currency: DEFAULT_CURRENCY,
    terms: defaultTerms,
    ...{ branches: [], kinds: [], strip: [], partners: [], arabic: {} },
    switches: { ...newSwitches, ...switches },
    has_terms: false,
    gift_cards: false,
    look: { version: 1, colours: {}, pictures: {} },
    own_words: { en: {}, ar: {} },
  };
}
