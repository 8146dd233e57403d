import { useSearchParams } from 'react-router';
import { useListLocationsQuery } from '../../../../../state/api/catalogue-api.ts';
import { useReadSignInQuery } from '../../../../../state/api/desk-api.ts';

/**
 * The branch of a page: from the address, otherwise the first that this person sees; undefined until
 * known. `hasNone`: this person sees none, as in a studio that is still being set up.
 */
export function useBranch() {
  const [query, setQuery] = useSearchParams();
  return useBranchIn(query, (location) => setQuery({ location }, { replace: true }));
}

/** The same of a query that may not be the address. */
export function useBranchIn(query: URLSearchParams, choose: (location: string) => void) {
  const { data: who } = useReadSignInQuery();
  const { data: all = [] } = useListLocationsQuery();
  const codes = who?.locations ?? [];
  const requested = query.get('location');
  const location = requested && codes.includes(requested) ? requested : codes[0];
  const branches = codes.map((code) => ({
    code,
    name: all.find((each) => each.location === code)?.name ?? code,
  }));
  return { location, branches, hasNone: who !== undefined && codes.length === 0, choose };
}
