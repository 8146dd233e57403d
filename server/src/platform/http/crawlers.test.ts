import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { crawlerRoutes } from './crawlers.ts';

test('robots and sitemap name the address at which clients reach the site', async () => {
  const app = Fastify();
  crawlerRoutes(app, 'https://book.example.com');

  const robots = await app.inject('/robots.txt');
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.body).toContain('Disallow: /desk\n');
  expect(robots.body).toContain('Sitemap: https://book.example.com/sitemap.xml\n');

  const sitemap = await app.inject('/sitemap.xml');
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(sitemap.body.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://book.example.com/</loc>',
    '<loc>https://book.example.com/booking</loc>',
    '<loc>https://book.example.com/discount</loc>',
    '<loc>https://book.example.com/privacy-policy</loc>',
  ]);
});
