import { createHmac } from 'node:crypto';
import { canonicalJson } from '../../platform/http/canonical-json.ts';

/**
 * By what a row is known that has no id of its own, and by what one that says something else is known
 * from it. Keyed, since it stays when the person it is about is forgotten.
 */
export function hashOfRow(secret: string, said: unknown): Buffer {
  return createHmac('sha256', `import rows:${secret}`).update(canonicalJson(said)).digest();
}
