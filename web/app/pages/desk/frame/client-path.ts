import { paths } from '../../../paths.ts';

export const clientPath = (id: number): string => `${paths.deskClients}/${id}`;

export const mergePath = (id: number, other: number): string => `${clientPath(id)}/merge/${other}`;

/** Path of the till with a client chosen. */
export const tillPath = (id: number): string => `${paths.deskTill}?client=${id}`;

/** First and last name; the last name may be missing. */
export function nameOf(person: {
  first_name: string;
  last_name: string;
  full_name?: string | undefined;
}): string {
  return person.full_name ?? `${person.first_name} ${person.last_name}`.trim();
}
