import type { Agreement } from '@limber/contract/values/people.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import type { EndingDay } from '../ending/promised-and-possible-rules.ts';

interface EndingAtBranch extends EndingDay {
  /** Of the owner's last session; null: they had none. */
  readonly locationCode: string | null;
}

/** What is left in open packages whose last day is among these, by day and by their owners' branch. */
export async function listEnding(
  db: Db,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<EndingAtBranch[]> {
  const { rows } = await sql<EndingAtBranch>`
    select to_char(p.expires_on, 'YYYY-MM-DD') as day, home.code as "locationCode",
      count(*)::int as packages, sum(held.minutes)::int as minutes
    from owned_packages p
      cross join lateral (
        select balance_minutes as minutes from package_entries
        where package_id = p.id order by id desc limit 1
      ) as held
      left join lateral (
        select location_code as code from bookings
        where client_id = p.owner_id and status not in ('cancelled', 'no_show')
        order by starts_at desc limit 1
      ) as home on true
    where p.active and p.minutes is not null and held.minutes > 0
      and p.expires_on between ${from}::date and ${to}::date
      -- Minutes of a plan that go on into its next month do not end.
      and not exists (
        select from plans join package_products o on o.id = plans.product_id
        where plans.package_id = p.id and plans.status in ('running', 'failing')
          and o.unused_minutes = 'go_on'
      )
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** Whether a client has said no to offers by a channel. */
export async function saysNoToOffers(trx: Trx, clientId: number): Promise<boolean> {
  const said = await trx
    .selectFrom('accounts')
    .select((row) => [
      row.ref('offers_by_mail').$castTo<Agreement | null>().as('byMail'),
      row.ref('offers_by_message').$castTo<Agreement | null>().as('byMessage'),
    ])
    .where('id', '=', clientId)
    .executeTakeFirst();
  return said?.byMail === 'no' || said?.byMessage === 'no';
}
