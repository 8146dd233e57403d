import { BODY_PLACES, type BodyPlace } from '@limber/contract/terms/site/body-places.ts';

/** Places of the body map in a list with commas between; other words are left out. */
export function placesIn(list: string): BodyPlace[] {
  const named = list.split(',');
  return BODY_PLACES.filter((place) => named.includes(place));
}
