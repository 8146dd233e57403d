import type { FastifyInstance } from 'fastify';

/** Reads bodies as JSON. An empty or null body counts as none, whatever its content type. */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body).trim();
    if (text === '' || text === 'null') return done(null, undefined);
    return parse(request, text, done);
  });
}
