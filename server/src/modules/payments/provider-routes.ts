import type { FastifyInstance } from 'fastify';
import {
  type HouseProvider,
  isHouse,
  isOfDispute,
  type Outcome,
} from '../../platform/card-payments/house.ts';
import { ProviderFailed } from '../../platform/card-payments/provider.ts';
import { askedLanguage } from '../../platform/language/asked-language.ts';
import { UUID } from '../../platform/randomness.ts';
import { keepText, readForms } from '../../platform/webhooks/other-bodies.ts';
import { settlePayment } from './book-or-refund-payment.ts';
import { settleCard } from './cards/add-card.ts';
import type { OnlineDeps } from './deps.ts';
import { followDispute } from './disputes/settle-dispute.ts';
import { housePage, LINK_PAGE_POLICY, PAGE_POLICY, sorryPage } from './html-pages.ts';
import { beginPaymentOfLink } from './links/begin-link-payment.ts';
import { owedPage } from './links/owed-page.ts';
import { openPaymentPage } from './open-payment-page.ts';
import { linkUrl, payAddress, returnAddress } from './payment-urls.ts';
import { receiveWebhook } from './receive-webhook.ts';

type ById = { Params: { id: string } };
const OUTCOMES: readonly Outcome[] = [
  ...(['paid', 'card_declines', 'card_asks', 'declined', 'abandoned', 'paid_late'] as const),
  ...(['inquired', 'disputed', 'dispute_won', 'dispute_lost'] as const),
];

/** The routes beside the API: to the provider's page, and the provider's webhook. */
export function providerRoutes(app: FastifyInstance, deps: OnlineDeps): void {
  app.get<ById>('/pay/:id', async (request, reply) => {
    const { id } = request.params;
    reply.header('cache-control', 'no-store');
    try {
      const url = UUID.test(id) ? await openPaymentPage(deps, id) : null;
      return reply.redirect(url ?? returnAddress(deps.publicUrl, id), 303);
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error;
      request.log.warn(error, 'the provider of payments does not answer');
      reply.status(503).type('text/html; charset=utf-8');
      reply.header('content-security-policy', PAGE_POLICY).header('retry-after', '30');
      return sorryPage(request.url, askedLanguage(request));
    }
  });
  app.get<ById>('/owed/:id', async (request, reply) => {
    const { id } = request.params;
    const page = await owedPage(deps, UUID.test(id) ? id : null, request, deps.clock.now());
    reply.status(page.status).type('text/html; charset=utf-8').header('cache-control', 'no-store');
    reply.header('content-security-policy', LINK_PAGE_POLICY).header('x-robots-tag', 'noindex');
    reply.header('referrer-policy', 'no-referrer');
    return page.html;
  });
  app.register(async (scope) => {
    readForms(scope);
    scope.post<ById>('/owed/:id', async (request, reply) => {
      const { id } = request.params;
      const begun = UUID.test(id) ? await beginPaymentOfLink(deps, id, deps.clock.now()) : null;
      const to = begun ? payAddress(deps.publicUrl, begun) : linkUrl(deps.publicUrl, id);
      return reply.redirect(to, 303);
    });
  });
  app.register(async (scope) => {
    keepText(scope);
    scope.post(`/webhooks/${deps.provider.name}`, async (request, reply) => {
      const signature = String(request.headers['stripe-signature'] ?? '');
      const body = typeof request.body === 'string' ? request.body : '';
      const taken = await receiveWebhook(deps, { body, signature }, deps.clock.now());
      // The answer says nothing about why.
      if (!taken) request.log.warn('news of payments refused: forged, too old, or foreign');
      return reply.status(taken ? 204 : 400).send();
    });
  });
  const { provider } = deps;
  if (isHouse(provider)) app.register(async (scope) => houseRoutes(scope, deps, provider));
}

/**
 * The provider of development: GET /dev/pay/:id shows a page whose buttons are a bank's answers,
 * POST does what they do.
 */
function houseRoutes(app: FastifyInstance, deps: OnlineDeps, house: HouseProvider): void {
  readForms(app);
  app.get<ById>('/dev/pay/:id', async (request, reply) => {
    const { id } = request.params;
    // The page exists once somebody is sent there.
    if (UUID.test(id)) await openPaymentPage(deps, id);
    const page = await house.findPage(id);
    reply.header('cache-control', 'no-store').header('content-security-policy', PAGE_POLICY);
    if (!page) return reply.redirect(returnAddress(deps.publicUrl, id), 303);
    return reply.type('text/html; charset=utf-8').send(housePage(page));
  });
  app.post<ById & { Body: { outcome?: Outcome } | undefined }>(
    '/dev/pay/:id',
    async (request, reply) => {
      const { id } = request.params;
      const outcome = request.body?.outcome;
      if (!outcome || !OUTCOMES.includes(outcome)) {
        return reply.status(400).send({ detail: `Say an outcome: ${OUTCOMES.join(', ')}.` });
      }
      if (isOfDispute(outcome)) {
        const reference = await house.dispute(id, outcome, deps.clock.now());
        if (!reference) return reply.status(409).send({ detail: 'This is not paid.' });
        await followDispute(deps, reference, deps.clock.now());
        const isPage = (request.headers.accept ?? '').includes('text/html');
        return isPage ? reply.redirect(`/dev/pay/${id}`, 303) : { id, outcome };
      }
      if (UUID.test(id)) await openPaymentPage(deps, id);
      if (outcome === 'paid_late') await settlePayment(deps, id, { ends: true }, deps.clock.now());
      const decided =
        outcome === 'paid_late' ? await house.payLate(id) : await house.decide(id, outcome);
      if (!decided) return reply.status(409).send({ detail: 'This page is over.' });
      const payment = await settlePayment(deps, id, { ends: false }, deps.clock.now());
      if (!payment) await settleCard(deps, id, deps.clock.now());
      const wantsPage = (request.headers.accept ?? '').includes('text/html');
      if (wantsPage) return reply.redirect(decided.returnUrl, 303);
      return { id, status: payment?.status };
    },
  );
}
