import { MEMBER_DISCOUNT_PERCENT, MEMBERSHIP_MINUTES } from '@limber/contract/terms/membership.ts';
import { sql } from 'kysely';
import { cardNumberFrom } from '../../src/modules/membership/card-and-pass-rules.ts';
import { yearFrom } from '../../src/modules/membership/membership-year-rules.ts';
import type { Trx } from '../../src/platform/database/db.ts';
import { dayOf } from '../../src/platform/studio-days.ts';
import type { Chance } from '../seeded-chance.ts';

export type Bought = { id: number; ownerId: number; minutes: number; at: Date };

/** Grants a year whenever what an owner has bought so far suffices; members then pay less. */
export async function insertMemberships(trx: Trx, bought: Bought[], chance: Chance): Promise<void> {
  for (const ownerId of new Set(bought.map((each) => each.ownerId))) {
    let number: string | null = null;
    let heldUntil: string | null = null;
    let counted: Bought[] = [];
    for (const each of bought.filter((one) => one.ownerId === ownerId)) {
      counted.push(each);
      if (counted.reduce((sum, one) => sum + one.minutes, 0) < MEMBERSHIP_MINUTES) continue;
      const { validFrom, validTo } = yearFrom(dayOf(each.at), heldUntil);
      const isFirst = number === null;
      number ??= cardNumberFrom(chance.below(100_000_000));
      heldUntil = validTo;
      const { id } = await trx
        .insertInto('memberships')
        .values({
          account_id: ownerId,
          number,
          valid_from: validFrom,
          valid_to: validTo,
          granted_at: each.at,
          package_id: each.id,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const ids = counted.map((one) => one.id);
      await trx
        .updateTable('owned_packages')
        .set({ membership_id: id })
        .where('id', 'in', ids)
        .execute();
      counted = [];
      if (isFirst) {
        // As `discountOf` does.
        const reduced = sql<number>`price_fils * ${100 - MEMBER_DISCOUNT_PERCENT}::int / 1000 * 10`;
        await trx
          .updateTable('bookings')
          .set({
            discount_fils: sql`price_fils - ${reduced}`,
            price_fils: reduced,
          })
          .where('client_id', '=', ownerId)
          .where('created_at', '>', each.at)
          .execute();
      }
    }
  }
}
