import type { PackageKind } from '@limber/contract/packages.ts';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import { updateRows } from '../../../platform/database/rows-by-values.ts';
import { shortestMinutes } from './owned.ts';

/** Records that the owner was told of the low balance. */
export function updateNotifiedLow(trx: Trx, packageId: number, at: Date) {
  return updateRows(trx, 'owned_packages', { where: { id: packageId }, set: { told_low_at: at } });
}

/** The content of a mail about a package; undefined when there is no such package. */
export async function findMailData(trx: Trx, packageId: number) {
  const { rows } = await sql<{
    kind: PackageKind;
    name: string;
    expiresOn: string | null;
    active: boolean;
    balanceMinutes: number | null;
    /** When its owner was told of the low balance. */
    notifiedLowAt: Date | null;
    ownerId: number;
    /** Null: none. */
    email: string | null;
    shortestMinutes: number;
    firstName: string;
    language: 'en' | 'ar';
  }>`
    select p.told_low_at as "notifiedLowAt", p.kind, p.name, p.expires_on as "expiresOn",
      p.active and owner.erased_at is null as active,
      case when p.minutes is not null then coalesce((
        select balance_minutes from package_entries
        where package_id = p.id order by id desc limit 1
      ), 0) end as "balanceMinutes",
      owner.id as "ownerId", owner.email, ${shortestMinutes} as "shortestMinutes",
      owner.first_name as "firstName", owner.language
    from owned_packages p join accounts owner on owner.id = p.owner_id
    where p.id = ${packageId}::int`.execute(trx);
  return rows[0];
}
