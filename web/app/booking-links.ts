import type { ServiceKind } from '@limber/contract/catalogue.ts';
import type { BodyPlace } from '@limber/contract/terms/site/body-places.ts';
import { paths } from './paths.ts';

/** Choices in a link to the wizard; the others are made there. */
export interface BookingLinkChoices {
  /** Ids or, without a catalogue at hand, kinds, which mean the first service of the kind. */
  service?: number | ServiceKind | readonly number[];
  /** The length of each service. */
  minutes?: number | readonly number[];
  /** An owned package that pays; `mine`: whichever covers the session, if any. */
  package?: number | 'mine';
  therapist?: number | 'any';
  /** Code of the branch. */
  location?: string;
  /** `YYYY-MM-DD` by the studio's clock. */
  date?: string;
  /** `HH:MM` by the studio's clock. */
  time?: string;
}

/** Address of the wizard with these choices. */
export function bookingLinkPath(choices: BookingLinkChoices): string {
  const parts = Object.entries(choices).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(parts).toString();
  // Both characters may stand in a query unescaped, and people read links.
  return `${paths.booking}?${query.replaceAll('%3A', ':').replaceAll('%2C', ',')}`;
}

/** Address of the wizard with an owned package chosen. */
export function bookFromPackagePath(id: number): string {
  return bookingLinkPath({ package: id });
}

/**
 * Address of the wizard's first step with services chosen, each with a duration or, without one,
 * with that left to the client.
 *
 * @param tight where the client feels tight, by the names of the body map
 */
export function bookServicesPath(
  choices: { serviceId: number; durationId?: number }[],
  tight: readonly BodyPlace[] = [],
): string {
  const written = choices.map(({ serviceId, durationId }) =>
    durationId === undefined ? `${serviceId}` : `${serviceId}:${durationId}`,
  );
  const places = tight.length > 0 ? `&tight=${tight.join(',')}` : '';
  return `${paths.booking}?services=${written.join(',')}${places}`;
}
