import { useListLocationsQuery } from '../../../../state/api/catalogue-api.ts';

/** The branches that are booked at, and every one's name by its code; the code until the names are there. */
export function useBranchNames() {
  const { data } = useListLocationsQuery();
  const nameOf = (code: string) => data?.find(({ location }) => location === code)?.name ?? code;
  return { branches: data?.filter(({ bookable }) => bookable) ?? [], nameOf };
}
