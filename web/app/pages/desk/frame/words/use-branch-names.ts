import { useListLocationsQuery } from '../../../../state/api/catalogue-api.ts';

/**
 * The branches that can be booked, and the name of any branch by its code; the code itself until
 * the names are loaded.
 */
export function useBranchNames() {
  const { data } = useListLocationsQuery();
  const nameOf = (code: string) => data?.find(({ location }) => location === code)?.name ?? code;
  return { branches: data?.filter(({ bookable }) => bookable) ?? [], nameOf };
}
