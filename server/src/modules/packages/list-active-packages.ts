import type { ActivePackage, PackageKind } from '@limber/contract/packages.ts';
import type { Db } from '../../platform/database/db.ts';
import { dayOf } from '../../platform/dubai.ts';
import { type ListedPackage, listPackagesOf } from './queries/owned.ts';
import { balanceBesideCap, isUsable, leftFor } from './rules.ts';

/** A usable package without the further ones of its kind. */
export type UsablePackage = Omit<ActivePackage, 'others'>;

/** The packages of one kind that the account can use now, the soonest to expire first. */
export async function listActivePackages(
  db: Db,
  accountId: number,
  kind: PackageKind,
  now: Date,
): Promise<UsablePackage[]> {
  const today = dayOf(now);
  const held = await listPackagesOf(db, accountId);
  return held
    .filter((each) => each.kind === kind && isUsable(each, today))
    .sort((one, other) => rankOf(one).localeCompare(rankOf(other)) || one.id - other.id)
    .map(onWire);
}

function rankOf(held: ListedPackage): string {
  return held.expiresOn ?? 'never';
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
  };
}
