import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { idsOf } from '../../../platform/database/merged-accounts.ts';

/** A client's membership, year by year, and their interactions with partner discounts. */
export async function findMembershipTraces(db: Db | Trx, accountId: number) {
  const [memberships, interactions, codeRequests, codes] = await Promise.all([
    db
      .selectFrom('memberships')
      .select([
        ...(['number', 'valid_from', 'valid_to', 'granted_at', 'reason'] as const),
        ...(['revoked_at', 'revoked_because'] as const),
      ])
      .where(sql<boolean>`account_id = any (${idsOf(sql`${accountId}::int`)})`)
      .orderBy('valid_from')
      .execute(),
    db
      .selectFrom('partner_interactions as i')
      .innerJoin('partner_discounts as d', 'd.id', 'i.discount_id')
      .select(['d.partner_name', 'i.interaction_type', 'i.at'])
      .where('i.account_id', '=', accountId)
      .orderBy('i.id')
      .execute(),
    db
      .selectFrom('partner_code_requests as r')
      .innerJoin('partner_discounts as d', 'd.id', 'r.discount_id')
      .select(['d.partner_name', 'r.at'])
      .where('r.account_id', '=', accountId)
      .orderBy('r.id')
      .execute(),
    db
      .selectFrom('partner_codes as c')
      .innerJoin('partner_discounts as d', 'd.id', 'c.discount_id')
      .select(['d.partner_name', 'c.code', 'c.handed_at'])
      .where('c.handed_to', '=', accountId)
      .orderBy('c.id')
      .execute(),
  ]);
  return { memberships, interactions, codeRequests, codes };
}
