import { useSearchParams } from 'react-router';
import { useListLocationsQuery } from '../../../../../state/api/catalogue-api.ts';
import { useReadSignInQuery } from '../../../../../state/api/desk-api.ts';

/**
 * The till's branch: from the address, otherwise the first that this person sees; undefined until
 * known.
 */
export function useBranch() {
  const [query, setQuery] = useSearchParams();
  const { data: who } = useReadSignInQuery();
  const { data: all = [] } = useListLocationsQuery();
  const codes = who?.locations ?? [];
  const requested = query.get('location');
  const location = requested && codes.includes(requested) ? requested : codes[0];
  const branches = codes.map((code) => ({
    code,
    name: all.find((each) => each.location === code)?.name ?? code,
  }));
  const choose = (code: string) => setQuery({ location: code }, { replace: true });
  return { location, branches, choose };
}
