import { useListLocationsQuery } from '../../state/api/catalogue-api.ts';

/** Name of a branch by its code; '' until loaded. */
export function useLocationName(code: string): string {
  const { data: locations = [] } = useListLocationsQuery(undefined, {
    // Names of branches hardly change, and every card requests them.
    refetchOnMountOrArgChange: false,
  });
  return locations.find((branch) => branch.location === code)?.name ?? '';
}
