import type { SiteFacts } from '@limber/contract/site.ts';
import {
  ARABIC_PATH,
  arabicPath,
  hasArabicPaths,
  sitePaths,
} from '@limber/contract/terms/site-pages.ts';
import type { FastifyInstance } from 'fastify';
import { packPage } from './pages-with-facts.ts';

/**
 * Answers /robots.txt, /sitemap.xml and /site.webmanifest. They name whole addresses and the studio,
 * which only the running server knows; `publicUrl` has no trailing slash.
 */
export function crawlerRoutes(
  app: FastifyInstance,
  publicUrl: string,
  readSite: () => SiteFacts,
): void {
  const options = { config: { access: 'public' as const } };
  app.get('/robots.txt', options, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(publicUrl)),
  );
  app.get('/sitemap.xml', options, (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(publicUrl, readSite())),
  );
  for (const prefix of ['', ARABIC_PATH]) {
    app.get(`${prefix}/site.webmanifest`, options, (request, reply) => {
      const site = readSite();
      const isArabic = site.switches.languages[0] === 'ar' || prefix === ARABIC_PATH;
      if (prefix && !hasArabicPaths(site.switches)) return reply.callNotFound();
      const { html: body, etag } = packPage(JSON.stringify(manifest(site, isArabic)));
      reply.header('etag', etag).header('cache-control', 'public, max-age=0');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('application/manifest+json; charset=utf-8').send(body);
    });
  }
}

const PICTURES = '/api/v1/service/pictures/';

function robots(publicUrl: string): string {
  // The profile is not among them: its address holds nothing before someone signs in, and sends
  // everyone else home.
  const closed = ['/api/', '/dev/', '/desk', '/card/'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    // Those that the pages and shared links show.
    `Allow: ${PICTURES}`,
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/**
 * The pages for search engines, each with its twin in the other language; the rest is personal. None
 * before the doors are open.
 */
function sitemap(publicUrl: string, site: SiteFacts): string {
  const escaped = publicUrl.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const twins = hasArabicPaths(site.switches);
  const urls = (site.open ? sitePaths(site) : []).flatMap((path) => {
    const both = twins ? [path, arabicPath(path)] : [path];
    const links = twins
      ? [
          ['en', path],
          ['ar', arabicPath(path)],
          ['x-default', path],
        ].map(
          ([language, to]) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped}${to}"/>`,
        )
      : [];
    return both.map((each) => `  <url><loc>${escaped}${each}</loc>${links.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** The site as an application on a phone, in the language of the page that it is added from. */
function manifest({ studio, switches, arabic, look }: SiteFacts, isArabic: boolean) {
  const at = (path: string) => (isArabic && hasArabicPaths(switches) ? arabicPath(path) : path);
  const of = look.version > 1 ? `?v=${look.version}` : '';
  const icon = (src: string, sizes: string) => ({ src: src + of, sizes, type: 'image/png' });
  return {
    id: '/',
    name: studio.legal_name,
    short_name: studio.brand,
    description: (isArabic && arabic[studio.tagline]) || studio.tagline,
    start_url: at('/'),
    scope: '/',
    display: 'standalone',
    background_color: '#f6f5f1',
    theme_color: '#f6f5f1',
    lang: isArabic ? 'ar' : 'en',
    dir: isArabic ? 'rtl' : 'ltr',
    icons: [
      icon('/icons/icon-192.png', '192x192'),
      icon('/icons/icon-512.png', '512x512'),
      { ...icon('/icons/icon-maskable-512.png', '512x512'), purpose: 'maskable' },
    ],
    shortcuts: [{ name: isArabic ? 'حجز جلسة' : 'Book a session', url: at('/booking') }],
  };
}
