import type { OwnedPackage, OwnedPackages } from '@limber/contract/packages.ts';
import type { Db } from '../../platform/database/db.ts';
import { dayOf } from '../../platform/studio-days.ts';
import { asOf } from './ending/package-expiry-rules.ts';
import { isUsable, leftFor } from './minutes/minutes-left-rules.ts';
import { type ListedPackage, listPackagesOf } from './queries/owned.ts';

/**
 * All packages that the account owns or shares, by kind; those it can use now first, then newest.
 */
export async function listOwnedPackages(
  db: Db,
  accountId: number,
  now: Date,
): Promise<OwnedPackages> {
  const today = dayOf(now);
  const owned = (await listPackagesOf(db, accountId)).map((each) => asOf(each, today));
  const sorted = [
    ...owned.filter((each) => isUsable(each, today)),
    ...owned.filter((each) => !isUsable(each, today)),
  ];
  const ofKind = (kind: ListedPackage['kind']) =>
    sorted.filter((each) => each.kind === kind).map(onWire);
  return {
    user_packages: ofKind('regular'),
    shared_packages: ofKind('shared'),
    unlimited_packages: ofKind('unlimited'),
  };
}

function onWire(owned: ListedPackage): OwnedPackage {
  return {
    id: owned.id,
    kind: owned.kind,
    name: owned.name,
    active: owned.active,
    remaining_time: owned.balanceMinutes,
    total_time: owned.minutes,
    expiry_date: owned.expiresOn,
    bought_on: dayOf(owned.boughtAt),
    owned: owned.owned,
    ...(owned.owned ? {} : { owner_first_name: owned.ownerFirstName }),
    ...(owned.guests.length === 0 ? {} : { guests: owned.guests }),
    people_limit: owned.peopleLimit,
    ...(owned.owned ? {} : { cap_minutes: owned.capMinutes }),
    ...(owned.frozen.length === 0
      ? {}
      : { frozen: owned.frozen.map(({ from, to }) => ({ from, to })) }),
    ...(owned.capMinutes === null ? {} : { cap_left: leftFor(owned) }),
  };
}
