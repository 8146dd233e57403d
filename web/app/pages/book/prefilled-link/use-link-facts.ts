import { useMemo } from 'react';
import { useDaysAhead } from '../../../components/use-days-ahead.ts';
import { useStudioToday } from '../../../components/use-server-clock.ts';
import {
  useListCatalogueQuery,
  useListLocationsQuery,
  useListTherapistsQuery,
} from '../../../state/api/catalogue-api.ts';
import { useClosures } from '../day/use-closures.ts';
import { useHeldPackages } from '../form/use-held-packages.ts';
import type { Facts } from './fit-link.ts';

interface LinkFacts {
  /** Undefined until loaded. */
  facts: Facts | undefined;
  /** Loading has failed. */
  failed: boolean;
  retry(): void;
}

/**
 * Data that a link is checked against; the team only if a therapist is wanted, and nothing when
 * idle.
 */
export function useLinkFacts({ team: asksTeam, idle = false }: { team: boolean; idle?: boolean }) {
  const catalogue = useListCatalogueQuery(undefined, { skip: idle });
  const locations = useListLocationsQuery(undefined, { skip: idle });
  const people = useListTherapistsQuery(undefined, { skip: idle || !asksTeam });
  const closures = useClosures(idle);
  const { active, loading } = useHeldPackages();
  const daysAhead = useDaysAhead();
  const today = useStudioToday();
  const services = catalogue.data?.services;
  const places = locations.data;
  const team = asksTeam ? people.data : nobody;
  const facts = useMemo(() => {
    if (idle || !services || !places || !team || !closures || !today || loading) return undefined;
    return { services, locations: places, team, closures, active, today, daysAhead };
  }, [idle, services, places, team, closures, active, today, daysAhead, loading]);
  const queries = [catalogue, locations, people];
  return {
    facts,
    failed: !facts && queries.some(({ isError, isFetching }) => isError && !isFetching),
    retry() {
      for (const each of queries) if (each.isError) each.refetch();
    },
  } satisfies LinkFacts;
}

const nobody: Facts['team'] = [];
