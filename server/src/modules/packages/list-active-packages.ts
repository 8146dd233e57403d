import type { ActivePackage, PackageKind } from '@limber/contract/packages.ts';
import { byOrderOfUse } from '@limber/contract/terms/which-package-pays-first.ts';
import type { Db } from '../../platform/database/db.ts';
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
export async function listUsable(db: Db, clientId: number, now: Date): Promise<UsablePackage[]> {
  const held = await listPackagesOf(db, clientId);
  return held
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
  ...held
}: UsablePackage): Payer {
  return {
    id,
    kind,
    leftMinutes: remaining_time,
    expiresOn: expiry_date,
    serviceIds: held.services_included.map((each) => each.id),
    takenDays: held.taken_days ?? [],
  };
}

function onWire(held: ListedPackage): UsablePackage {
  const product = { id: held.productId, name: held.name };
  return {
    id: held.id,
    kind: held.kind,
    remaining_time: leftFor(held),
    ...balanceBesideCap(held),
    total_time: held.minutes,
    package_option: { id: held.optionId, package: product },
    ...(held.kind === 'shared' ? { shared_package: product } : {}),
    ...(held.kind === 'unlimited'
      ? { unlimited_package: product, taken_days: held.takenDays }
      : {}),
    expiry_date: held.expiresOn,
    services_included: held.services,
    owned: held.owned,
    ...(blocksAnother(held.balanceMinutes, held.shortestMinutes) ? {} : { allows_another: true }),
  };
}
