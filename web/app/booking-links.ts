import type { ServiceKind } from '@limber/contract/catalogue.ts';
import { paths } from './paths.ts';

/** What a link to the wizard asks for; whatever is left out stays to be chosen there. */
export interface WishedBooking {
  /** Ids, or, where no catalogue is at hand, kinds: the first service of the kind is meant. */
  service?: number | ServiceKind | readonly number[];
  /** The length of each service. */
  minutes?: number | readonly number[];
  /** An owned package that pays; `mine`: whichever covers it, if one does. */
  package?: number | 'mine';
  therapist?: number | 'any';
  /** Code of the branch. */
  location?: string;
  /** `YYYY-MM-DD` in Dubai. */
  date?: string;
  /** `HH:MM` in Dubai. */
  time?: string;
}

/** Opens the wizard with all that is wished for and can be had. */
export function bookWishPath(wish: WishedBooking): string {
  const parts = Object.entries(wish).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(parts).toString();
  // Both may stand in a query as they are, and people read links.
  return `${paths.booking}?${query.replaceAll('%3A', ':').replaceAll('%2C', ',')}`;
}

/** Opens the wizard with an owned package chosen. */
export function bookFromPackagePath(id: number): string {
  return bookWishPath({ package: id });
}

/**
 * Opens the wizard at its first step with services chosen, each with one of its durations or, without
 * one, with the duration left to the client.
 */
export function bookServicesPath(choices: { serviceId: number; durationId?: number }[]): string {
  const written = choices.map(({ serviceId, durationId }) =>
    durationId === undefined ? `${serviceId}` : `${serviceId}:${durationId}`,
  );
  return `${paths.booking}?services=${written.join(',')}`;
}
