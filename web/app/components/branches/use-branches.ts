import { useListLocationsQuery } from '../../state/api/catalogue-api.ts';
import { type Branch, useServedBranches } from './served-branches.ts';

/** The branches that can be booked; until loaded as the page was served, in its language. */
export function useBranches(): readonly Branch[] {
  const served = useServedBranches();
  const { data: locations } = useListLocationsQuery();
  return locations ? locations.filter(({ bookable }) => bookable) : served;
}
