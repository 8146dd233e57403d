import { MOST_DRAINED_BYTES } from '@limber/contract/terms/uploads.ts';
import type { FastifyInstance } from 'fastify';

/**
 * Lets who sends too much read the 413: a connection that is closed while its sender still writes breaks off
 * before the answer is read. What comes after the answer is thrown away, up to {@link MOST_DRAINED_BYTES}; then
 * the connection ends. `requestTimeout` bounds how long that takes.
 */
export function drainWhatIsTooLarge(app: FastifyInstance, mostBytes = MOST_DRAINED_BYTES): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request;
    if (reply.statusCode === 413 && !raw.readableEnded && !raw.destroyed) {
      reply.removeHeader('connection');
      let drained = 0;
      raw.unpipe();
      raw.on('data', (chunk: Buffer) => {
        drained += chunk.length;
        if (drained > mostBytes) raw.destroy();
      });
      raw.resume();
    }
    done(null, payload);
  });
}
