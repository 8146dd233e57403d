import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pagePolicy } from '../../../platform/http/plain-page.ts';
import { type HouseTelephone, isHouse } from '../../../platform/messaging/house-telephone.ts';
import type { MessageNews } from '../../../platform/messaging/provider.ts';
import { keepText, readForms } from '../../../platform/webhooks/other-bodies.ts';
import type { NewsDeps } from '../deps.ts';
import { receiveNews } from '../receive-whatsapp-news.ts';
import { telephonePage } from './telephone-page.ts';

/** A provider gathers its news: this many bytes at most. */
const MOST_NEWS_BYTES = 3 * 1024 * 1024;

/** The provider's webhook, or in development the telephone of the house. */
export function telephoneRoutes(app: FastifyInstance, deps: NewsDeps): void {
  const { messenger } = deps;
  if (isHouse(messenger)) {
    app.register(async (scope) => houseRoutes(scope, deps, messenger));
    return;
  }
  app.register(async (scope) => {
    keepText(scope);
    const url = `/webhooks/${messenger.name}`;
    scope.get(url, async (request, reply) => {
      const greeting = messenger.greet(request.query as Record<string, unknown>);
      if (greeting === null) return reply.status(403).send();
      return reply.type('text/plain; charset=utf-8').send(greeting);
    });
    scope.post(url, { bodyLimit: MOST_NEWS_BYTES }, async (request, reply) => {
      const signature = String(request.headers['x-hub-signature-256'] ?? '');
      const body = typeof request.body === 'string' ? request.body : '';
      const news = messenger.readNews(body, signature);
      if (news) await receiveNews(deps, news, deps.clock.now());
      // The answer says nothing about why.
      else request.log.warn('news of messages refused: forged or foreign');
      return reply.status(news ? 204 : 400).send();
    });
  });
}

type ByNumber = { Querystring: { to?: string } };
type Untimed<News> = News extends unknown ? Omit<News, 'id' | 'at'> : never;

/**
 * The telephone of development: GET /dev/phone shows what arrived there, as JSON or as a page whose
 * buttons are those of the messages; POST presses one, or writes to the studio.
 */
function houseRoutes(app: FastifyInstance, deps: NewsDeps, house: HouseTelephone): void {
  readForms(app);
  const tell = async (news: Untimed<MessageNews>) => {
    const now = deps.clock.now();
    const told = { ...news, id: deps.random.uuid(), at: now } as MessageNews;
    await receiveNews(deps, [told], now);
  };

  app.get<ByNumber>('/dev/phone', async (request, reply) => {
    const { to } = request.query;
    const arrived = await house.list(to === undefined ? undefined : numberOf(to));
    // Somebody looks at this telephone.
    for (const { id } of to === undefined ? [] : arrived) {
      await tell({ what: 'read', of: { reference: `house ${id}`, messageId: id } });
    }
    reply.header('cache-control', 'no-store').header('vary', 'Accept');
    if (wantsPage(request)) {
      reply.header('content-security-policy', pagePolicy()).type('text/html; charset=utf-8');
      return telephonePage(arrived, to === undefined ? null : numberOf(to));
    }
    return arrived.map(({ id, to, template, text, buttons, at }) => ({
      ...{ id, channel: 'whatsapp', to, template: template.name, language: template.language },
      ...{ text, buttons: buttons.map(({ id, title }) => ({ id, title })), at },
    }));
  });

  app.post<ByNumber & { Body: { text?: string } | undefined }>(
    '/dev/phone',
    async (request, reply) => {
      const { to } = request.query;
      const text = request.body?.text;
      if (!to || !text) return reply.status(400).send({ detail: 'Say to= and a text.' });
      await tell({ what: 'wrote', from: numberOf(to), text });
      return wantsPage(request) ? reply.redirect(pathOf(to), 303) : { to: numberOf(to), text };
    },
  );

  app.post<{ Params: { message: string; id: string } }>(
    '/dev/phone/:message/buttons/:id',
    async (request, reply) => {
      const { message, id } = request.params;
      const arrived = await house.find(message);
      const button = arrived?.buttons.find((each) => each.id === id);
      if (!arrived || !button) {
        return reply.status(404).send({ detail: 'There is no such button.' });
      }
      const opens = button.opens && button.opens.base + button.opens.ending;
      if (!opens) await tell({ what: 'pressed', messageId: message, button: id });
      if (wantsPage(request)) return reply.redirect(opens ?? pathOf(arrived.to), 303);
      return { id, opens: opens ?? null };
    },
  );
}

const wantsPage = (request: FastifyRequest) => (request.headers.accept ?? '').includes('text/html');

/** In an address the plus of a number is a space. */
const numberOf = (to: string) => `+${to.replace(/\D/g, '')}`;

const pathOf = (to: string) => `/dev/phone?to=${encodeURIComponent(numberOf(to))}`;
