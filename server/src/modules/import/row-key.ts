import { createHmac } from 'node:crypto';
import { canonicalJson } from '../../platform/http/answer-once.ts';
import { plainName } from './owner-rules.ts';

/**
 * The key of a row without an id, and the hash that detects a changed row. Keyed, since it stays
 * after the person concerned is erased.
 */
export function hashOfRow(secret: string, said: unknown): Buffer {
  return createHmac('sha256', `import rows:${secret}`).update(canonicalJson(said)).digest();
}

/**
 * Replaces an id, address or number of an erased client: it reveals nothing, but matches a row with
 * the same value.
 */
export function markOf(secret: string, said: unknown): string {
  return `erased ${hashOfRow(secret, said).toString('hex')}`;
}

interface Named {
  readonly name: string | null;
  readonly email: string | null;
  readonly e164: string | null;
}

/**
 * The marks of a person, by their address, and by their name with their number, which families
 * share.
 */
export function marksOfPerson(secret: string, { name, email, e164 }: Named): string[] {
  const known = [
    email && ['address', email],
    name && e164 && ['name and number', plainName(name), e164],
  ];
  return known.flatMap((said) => (said ? [markOf(secret, said)] : []));
}

/**
 * The mark that versions before made of a name and number: they kept accents, joints and spaces.
 */
export function formerMarksOf(secret: string, { name, e164 }: Named): string[] {
  if (!name || !e164) return [];
  const named = name.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  return [markOf(secret, ['name and number', named, e164])];
}
