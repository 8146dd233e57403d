import type { Branch } from './served-branches.ts';

/** Address of a map of the branch: its own, or a search, which needs no key and works everywhere. */
export function mapLink({ map_url, name, address }: Pick<Branch, 'map_url' | 'name' | 'address'>) {
  const place = encodeURIComponent(`${name}, ${address}`);
  return map_url ?? `https://www.google.com/maps/search/?api=1&query=${place}`;
}
