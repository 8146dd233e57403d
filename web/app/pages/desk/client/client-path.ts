import { paths } from '../../../paths.ts';

export const clientPath = (id: number): string => `${paths.deskClients}/${id}`;

export const mergePath = (id: number, other: number): string => `${clientPath(id)}/merge/${other}`;

/** First and last name; the last one may be unknown. */
export function nameOf(person: { first_name: string; last_name: string }): string {
  return `${person.first_name} ${person.last_name}`.trim();
}
