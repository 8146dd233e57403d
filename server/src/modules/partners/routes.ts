import { readMembershipStatus } from '@limber/contract/membership.ts';
import * as contract from '@limber/contract/partners.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db.ts';
import { API_BASE, type HttpParts, serve } from '../../platform/http.ts';
import { pageOf } from '../../platform/pages.ts';
import { readMembership } from '../membership/read-membership.ts';
import { listPartnerDiscounts } from './list-partner-discounts.ts';
import { requestNewCode } from './request-new-code.ts';
import { trackInteraction } from './track-interaction.ts';

/** What a membership is good for. Its status names the partners' discounts, so it is answered here. */
export function partnerRoutes(app: FastifyInstance, parts: HttpParts & { readonly db: Db }): void {
  const { db } = parts;

  serve(app, parts, readMembershipStatus, async ({ actor, now }) => {
    const [membership, available_partner_discounts] = await Promise.all([
      readMembership(db, actor.accountId, now),
      listPartnerDiscounts(db, actor.accountId, now),
    ]);
    return { ...membership, available_partner_discounts };
  });
  serve(app, parts, contract.listPartnerDiscounts, async ({ actor, now }) =>
    pageOf(
      API_BASE + contract.listPartnerDiscounts.path,
      await listPartnerDiscounts(db, actor.accountId, now),
    ),
  );
  serve(app, parts, contract.trackInteraction, async ({ actor, body, now }) => {
    const done = { discountId: body.discount_id, type: body.interaction_type };
    await trackInteraction(db, actor.accountId, done, now);
    return { detail: 'Noted.' };
  });
  serve(app, parts, contract.requestNewCode, async ({ actor, params, now }) => {
    const code = await requestNewCode(db, actor.accountId, params.id, now);
    if (code === null) {
      return { detail: 'Thank you. We are asking the partner for a new code.' };
    }
    return { detail: 'Here is another code.', online_discount_code: code };
  });
}
