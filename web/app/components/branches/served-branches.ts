import type { SiteBranch } from '@limber/contract/site.ts';
import { servedSite } from '../../lib/site-facts-in-page.ts';
import { useServedWords } from '../use-studio.ts';

export type Branch = SiteBranch;

/** The branches that came with the page, in its language; they need no store. */
export function useServedBranches(): readonly Branch[] {
  const say = useServedWords();
  return servedSite().branches.map((branch) => ({
    ...branch,
    name: say(branch.name),
    address: say(branch.address),
  }));
}
