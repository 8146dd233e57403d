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
  const held = (await listPackagesOf(db, accountId)).map((each) => asOf(each, today));
  const sorted = [
    ...held.filter((each) => isUsable(each, today)),
    ...held.filter((each) => !isUsable(each, today)),
  ];
  const ofKind = (kind: ListedPackage['kind']) =>
    sorted.filter((each) => each.kind === kind).map(onWire);
  return {
    user_packages: ofKind('regular'),
    shared_packages: ofKind('shared'),
    unlimited_packages: ofKind('unlimited'),
  };
}

function onWire(held: ListedPackage): OwnedPackage {
  return {
    id: held.id,
    kind: held.kind,
    name: held.name,
    active: held.active,
    remaining_time: held.balanceMinutes,
    total_time: held.minutes,
    expiry_date: held.expiresOn,
    bought_on: dayOf(held.boughtAt),
    owned: held.owned,
    ...(held.owned ? {} : { owner_first_name: held.ownerFirstName }),
    ...(held.guests.length === 0 ? {} : { guests: held.guests }),
    people_limit: held.peopleLimit,
    ...(held.owned ? {} : { cap_minutes: held.capMinutes }),
    ...(held.frozen.length === 0
      ? {}
      : { frozen: held.frozen.map(({ from, to }) => ({ from, to })) }),
    ...(held.capMinutes === null ? {} : { cap_left: leftFor(held) }),
  };
}
