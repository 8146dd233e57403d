import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/db.ts';
import { lockAccount } from '../../../platform/database/lock-account.ts';
import { replyWithSignedPage } from '../../../platform/http/plain-page.ts';
import { askedLanguage } from '../../../platform/language/asked-language.ts';
import { readForms } from '../../../platform/webhooks/other-bodies.ts';
import { readNoOffersAddress } from './no-offers-address.ts';
import { noOffersPage } from './no-offers-page.ts';
import { findOffersByMail, updateWish } from './queries.ts';

interface NoOffersDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
}

type ByAddress = { Params: { signed: string } };

/**
 * The way out that a mail with an offer names. Programs that look at the links of mails end nothing:
 * the answer is a press of the page's button.
 */
export function noOffersRoutes(app: FastifyInstance, { db, clock, secret }: NoOffersDeps): void {
  app.get<ByAddress>('/no-offers/:signed', async (request, reply) => {
    const accountId = readNoOffersAddress(secret, request.params.signed);
    const found = accountId === null ? undefined : await findOffersByMail(db, accountId);
    const page = noOffersPage(found, askedLanguage(request));
    return replyWithSignedPage(reply, page);
  });
  app.register(async (scope) => {
    readForms(scope);
    scope.post<ByAddress>('/no-offers/:signed', async (request, reply) => {
      const { signed } = request.params;
      const accountId = readNoOffersAddress(secret, signed);
      if (accountId !== null) await endOffersByMail(db, accountId, clock.now());
      return reply.redirect(`/no-offers/${encodeURIComponent(signed)}`, 303);
    });
  });
}

async function endOffersByMail(db: Db, accountId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if ((await lockAccount(trx, accountId)) !== 'present') return;
    const found = await findOffersByMail(trx, accountId);
    if (!found || found.said === 'no') return;
    const change = { field: 'offers_by_mail', was: found.said, became: 'no' } as const;
    await updateWish(trx, accountId, change, now);
  });
}
