import { timingSafeEqual } from 'node:crypto';

/** Whether two texts are the same; it takes as long whichever letter differs. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
