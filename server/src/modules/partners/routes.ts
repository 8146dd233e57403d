import * as studio from '@limber/contract/desk/studio/partners.ts';
import { readMembershipStatus } from '@limber/contract/membership.ts';
import * as contract from '@limber/contract/partners.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { partOf } from '../../platform/http/pagination.ts';
import { API_BASE, type HttpDeps, serve, serveVerb } from '../../platform/http/serve-calls.ts';
import { readMembership } from '../membership/read-membership.ts';
import {
  addDiscount,
  addSpareCodes,
  changeDiscount,
  retireDiscount,
} from './discounts/change-discount.ts';
import { listStoredDiscounts } from './discounts/queries.ts';
import { listPartnerDiscounts } from './list-partner-discounts.ts';
import { requestNewCode } from './request-new-code.ts';
import { trackInteraction } from './track-interaction.ts';

/**
 * The benefits of a membership. Its status names the partners' discounts, so it is answered here.
 */
export function partnerRoutes(app: FastifyInstance, deps: HttpDeps & { readonly db: Db }): void {
  const { db } = deps;
  discountRoutes(app, deps);

  serve(app, deps, readMembershipStatus, async ({ actor, now }) => {
    const [membership, available_partner_discounts] = await Promise.all([
      readMembership(db, actor.accountId, now),
      listPartnerDiscounts(db, actor.accountId, now),
    ]);
    return { ...membership, available_partner_discounts };
  });
  serve(app, deps, contract.listPartnerDiscounts, async ({ actor, query, now }) =>
    partOf(
      API_BASE + contract.listPartnerDiscounts.path,
      await listPartnerDiscounts(db, actor.accountId, now),
      query,
    ),
  );
  serve(app, deps, contract.trackInteraction, async ({ actor, body, now, say }) => {
    const done = { discountId: body.discount_id, type: body.interaction_type };
    await trackInteraction(db, actor.accountId, done, now);
    return { detail: say({ en: 'Noted.', ar: 'سُجّل ذلك.' }) };
  });
  serve(app, deps, contract.requestNewCode, async ({ actor, params, now, say }) => {
    const code = await requestNewCode(db, actor.accountId, params.id, now);
    if (code === null) {
      return {
        detail: say({
          en: 'Thank you. We are asking the partner for a new code.',
          ar: 'شكراً لك. نطلب من الشريك رمزاً جديداً.',
        }),
      };
    }
    return {
      detail: say({ en: 'Here is another code.', ar: 'إليك رمزاً آخر.' }),
      online_discount_code: code,
    };
  });
}

/** The discounts as managers change them. */
function discountRoutes(app: FastifyInstance, deps: HttpDeps & { readonly db: Db }): void {
  const { db } = deps;
  serve(app, deps, studio.listStudioDiscounts, () => listStoredDiscounts(db));
  serveVerb(app, deps, studio.addDiscount, addDiscount, db);
  serveVerb(app, deps, studio.changeDiscount, changeDiscount, db);
  serveVerb(app, deps, studio.retireDiscount, retireDiscount, db);
  serveVerb(app, deps, studio.addSpareCodes, addSpareCodes, db);
}
