import type { Service } from '@limber/contract/catalogue.ts';
import type { ServiceOpening } from '@limber/contract/scheduling.ts';
import { useDeferredValue } from 'react';
import { useListLocationsQuery } from '../../../state/api/catalogue-api.ts';
import { useListServiceOpeningsQuery } from '../../../state/api/scheduling-api.ts';
import type { BookingForm } from '../form/form.ts';
import type { NextFreeTimeLink } from './next-free-time-link.tsx';

type Told = Parameters<typeof NextFreeTimeLink>[0];

/** Props for a service's next free time, at the branch chosen before or at any. */
export function useServiceOpenings(form: BookingForm): (service: Service) => Told {
  const { currentData, isFetching } = useListServiceOpeningsQuery(
    form.location === '' ? {} : { location: form.location },
  );
  const { data: locations } = useListLocationsQuery(undefined, {
    refetchOnMountOrArgChange: false,
  });
  // Rendered in chunks, as the cards are.
  const drawn = useDeferredValue(currentData);
  const openings = currentData && drawn;
  return (service) => {
    const opening = openings && openingFor(service, openings, form);
    return {
      opening,
      branch: locations?.find(({ location }) => location === opening?.location)?.name,
      loading: !openings && (isFetching || currentData !== undefined),
    };
  };
}

/**
 * A service's next free time in the picked length, otherwise in the shortest that has one; null:
 * none. Undefined while another service is picked, whose choice it would replace.
 */
export function openingFor(
  { id, durations }: Service,
  openings: readonly ServiceOpening[],
  { services, service_durations }: Pick<BookingForm, 'services' | 'service_durations'>,
): ServiceOpening | null | undefined {
  const picked = durations.find((each) => each.id === service_durations[String(id)]);
  if (services.length > (picked ? 1 : 0)) return undefined;
  const own = openings.filter(({ service_id }) => service_id === id);
  const found = picked ? own.find(({ minutes }) => minutes === picked.time) : own[0];
  return found ?? null;
}
