import type { Location } from '@limber/contract/catalogue.ts';
import type { SiteBranch } from '@limber/contract/site.ts';
import { servedSite } from '../../lib/served-site.ts';
import { useListLocationsQuery } from '../../state/api/catalogue-api.ts';
import { useServedWords } from '../use-studio.ts';

export type Branch = SiteBranch;

/** The branches that can be booked; until loaded as the page was served, in its language. */
export function useBranches(): readonly Branch[] {
  const served = useServedBranches();
  const { data: locations } = useListLocationsQuery();
  return locations ? locations.filter(({ bookable }: Location) => bookable) : served;
}

/** Those that came with the page; they need no store. */
export function useServedBranches(): readonly Branch[] {
  const say = useServedWords();
  return servedSite().branches.map((branch) => ({
    ...branch,
    name: say(branch.name),
    address: say(branch.address),
  }));
}
