import type { FastifyInstance } from 'fastify';

/** Pages for search engines; the rest is personal. */
const pages = ['/', '/booking', '/discount', '/privacy-policy'];

/**
 * Answers /robots.txt and /sitemap.xml. They name whole addresses, which only the running server
 * knows; `publicUrl` has no trailing slash.
 */
export function crawlerRoutes(app: FastifyInstance, publicUrl: string): void {
  const options = { config: { access: 'public' as const } };
  app.get('/robots.txt', options, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(publicUrl)),
  );
  app.get('/sitemap.xml', options, (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(publicUrl)),
  );
}

function robots(publicUrl: string): string {
  // The profile is not among them: its address holds nothing before someone signs in, and sends
  // everyone else home.
  const closed = ['/api/', '/dev/', '/desk', '/card/'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

function sitemap(publicUrl: string): string {
  const escaped = publicUrl.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((path) => `  <url><loc>${escaped}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}
