import type { ActivePackage, PackageKind } from '@limber/contract/packages.ts';
import { byOrderOfUse } from '@limber/contract/terms/which-package-pays-first.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { dayOf } from '../../platform/studio-days.ts';
import { blocksAnother } from './may-buy-another-rules.ts';
import { balanceBesideCap, isUsable, leftFor } from './minutes/minutes-left-rules.ts';
import type { Payer } from './propose-paying-package-rules.ts';
import { type ListedPackage, listPackagesOf } from './queries/owned.ts';

/** A usable package without the further ones of its kind. */
export type UsablePackage = Omit<ActivePackage, 'others'>;

/** The packages of one kind that the account can use now, in the order in which they pay. */
export async function listActivePackages(
  db: Db,
  accountId: number,
  kind: PackageKind,
  now: Date,
): Promise<UsablePackage[]> {
  const found = await listUsable(db, accountId, now);
  return found.filter((each) => each.kind === kind);
}

/** Every package that a client can pay with, in the order in which they pay. */
export async function listUsable(
  db: Db | Trx,
  clientId: number,
  now: Date,
): Promise<UsablePackage[]> {
  const owned = await listPackagesOf(db, clientId);
  return owned
    .filter((each) => isUsable(each, dayOf(now)))
    .toSorted(byOrderOfUse)
    .map(onWire);
}

/** A usable package as the rules of paying take it. */
export function payerFrom({
  id,
  kind,
  remaining_time,
  expiry_date,
  ...owned
}: UsablePackage): Payer {
  return {
    id,
    kind,
    leftMinutes: remaining_time,
    expiresOn: expiry_date,
    serviceIds: owned.services_included.map((each) => each.id),
    takenDays: owned.taken_days ?? [],
  };
}

function onWire(owned: ListedPackage): UsablePackage {
  const product = { id: owned.productId, name: owned.name };
  return {
    id: owned.id,
    kind: owned.kind,
    remaining_time: leftFor(owned),
    ...balanceBesideCap(owned),
    total_time: owned.minutes,
    package_option: { id: owned.optionId, package: product },
    ...(owned.kind === 'shared' ? { shared_package: product } : {}),
    ...(owned.kind === 'unlimited'
      ? { unlimited_package: product, taken_days: owned.takenDays }
      : {}),
    expiry_date: owned.expiresOn,
    services_included: owned.services,
    owned: owned.owned,
    ...(blocksAnother(owned.balanceMinutes, owned.shortestMinutes) ? {} : { allows_another: true }),
  };
}
