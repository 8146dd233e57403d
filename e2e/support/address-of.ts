import { createHash } from 'node:crypto';

/**
 * A network address for each name, from the documentation range (RFC 3849). They differ in their
 * first half, because the server counts addresses that share it as one caller.
 */
export function addressOf(name: string): string {
  const digits = createHash('sha256').update(name).digest('hex');
  return `2001:db8:${digits.slice(0, 4)}:${digits.slice(4, 8)}::1`;
}
