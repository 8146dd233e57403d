import type { OwnedPackage } from '@limber/contract/packages.ts';
import { Plural } from '@lingui/react/macro';
import { comma, joinNames } from '../../lib/join-names.ts';

/** A client's own packages with minutes that guests can go on using. */
export function sharedWithGuests(packages: readonly OwnedPackage[]): OwnedPackage[] {
  return packages.filter(
    ({ active, owned, guests = [], remaining_time: left }) =>
      active && owned && guests.length > 0 && left !== 0,
  );
}

/** Those packages, each with its balance and guests. */
export function SharedWithGuests({ packages }: { packages: readonly OwnedPackage[] }) {
  return (
    <ul className="list-disc ps-5 text-pretty">
      {packages.map(({ id, name, guests = [], remaining_time: left }) => (
        <li key={id}>
          <bdi>{name}</bdi>
          {comma()}
          <Plural value={left ?? 0} one="# min left" other="# min left" />:{' '}
          <bdi translate="no">{joinNames(guests)}</bdi>
        </li>
      ))}
    </ul>
  );
}
