import { createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';

/** A small push service of Apple on loopback, without encryption: it notes what it is told. */
export async function startApplePush() {
  const told: { readonly token: string; readonly topic: string; readonly body: string }[] = [];
  const state = { answer: (_token: string): number | 'nothing' => 200 };
  const server = createServer((request, reply) => {
    const token = decodeURIComponent(String(request.url).split('/').at(-1) ?? '');
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      told.push({ token, topic: String(request.headers['apns-topic']), body });
      const answer = state.answer(token);
      if (answer === 'nothing') return void reply.stream.session?.destroy();
      reply.writeHead(answer).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    told,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How it answers from now on, by the telephone's token. */
    answers(answer: (token: string) => number | 'nothing') {
      state.answer = answer;
    },
    close: () => new Promise<void>((done) => void server.close(() => done())),
  };
}
