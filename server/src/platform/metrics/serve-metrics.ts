import { createServer } from 'node:http';
import type { Registry } from 'prom-client';

/** GET /metrics for Prometheus, on a port of its own: clients reach the other one. */
export async function serveMetrics(
  registry: Registry,
  look: () => Promise<void>,
  { port, host }: { port: number; host: string },
): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const server = createServer(async ({ method, url }, reply) => {
    if (method !== 'GET' || url !== '/metrics') return void reply.writeHead(404).end();
    try {
      await look();
      const text = await registry.metrics();
      reply.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' });
      reply.end(text);
    } catch {
      reply.writeHead(500).end();
    }
  });
  await new Promise<void>((listening, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => listening());
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
