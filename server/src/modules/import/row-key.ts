import { createHmac } from 'node:crypto';
import { canonicalJson } from '../../platform/http/answer-once.ts';
import { plainName } from './owner-rules.ts';

/**
 * By what a row is known that has no id of its own, and by what one that says something else is known
 * from it. Keyed, since it stays when the person it is about is forgotten.
 */
export function hashOfRow(secret: string, said: unknown): Buffer {
  return createHmac('sha256', `import rows:${secret}`).update(canonicalJson(said)).digest();
}

/**
 * What stands for somebody who was forgotten in place of an id, address or number: it tells nothing of them,
 * and a row that says the same is known by it.
 */
export function markOf(secret: string, said: unknown): string {
  return `erased ${hashOfRow(secret, said).toString('hex')}`;
}

interface Named {
  readonly name: string | null;
  readonly email: string | null;
  readonly e164: string | null;
}

/** The marks of a person, by their address, and by their name with their number, which families share. */
export function marksOfPerson(secret: string, { name, email, e164 }: Named): string[] {
  const known = [
    email && ['address', email],
    name && e164 && ['name and number', plainName(name), e164],
  ];
  return known.flatMap((said) => (said ? [markOf(secret, said)] : []));
}

/** The mark that versions before made of a name and number: they kept accents, joints and spaces. */
export function formerMarksOf(secret: string, { name, e164 }: Named): string[] {
  if (!name || !e164) return [];
  const named = name.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  return [markOf(secret, ['name and number', named, e164])];
}
