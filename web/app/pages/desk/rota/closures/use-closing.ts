import { useReadSignInQuery } from '../../../../state/api/desk-api.ts';
import { useBranchNames } from '../../frame/words/use-branch-names.ts';

/** What a person may close: their own branches, and the whole studio if those are all of it. */
export function useClosing() {
  const { data: who } = useReadSignInQuery();
  const { branches } = useBranchNames();
  const seen = branches.filter(({ location }) => who?.locations.includes(location));
  const whole = seen.length > 0 && seen.length === branches.length;
  return {
    branches: seen.map(({ location, name }) => ({ code: location, name })),
    whole,
    /** Whether they decide on closures of this branch; null: of the whole studio. */
    decidesOn: (location: string | null) =>
      location === null ? whole : seen.some((branch) => branch.location === location),
  };
}
