import { useLingui } from '@lingui/react/macro';
import { useListLocationsQuery } from '../../state/api/catalogue-api.ts';
import { type Branch, fallbackBranches } from './fallback-branches.ts';

/** The branches that can be booked; until loaded the seeded ones, in the page's language. */
export function useBranches(): readonly Branch[] {
  const { t } = useLingui();
  const { data: locations } = useListLocationsQuery();
  if (locations) return locations.filter(({ bookable }) => bookable);
  const [warqa, mizhar] = fallbackBranches;
  // The same wording as the seed, which the server has in both languages.
  return [
    { ...warqa, name: t`Al Warqa`, address: t`Al Warqa Mall, Tripoli st, Dubai` },
    { ...mizhar, name: t`Al Mizhar`, address: t`Al Mizhar 1, Dubai` },
  ];
}
