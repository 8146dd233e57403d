import { LONGEST_REDIRECT } from '@limber/contract/terms/software/assistants.ts';

const HERE = new Set(['127.0.0.1', '[::1]', 'localhost']);

/**
 * Whether an answer may be sent there: an encrypted address, or a program on the person's own
 * machine (RFC 8252), whose port may differ each time.
 */
export function mayRedirectTo(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, hash, username, password } = new URL(url);
  if (hash || username || password || url.length > LONGEST_REDIRECT) return false;
  return protocol === 'https:' || (protocol === 'http:' && HERE.has(hostname));
}

/** Whether an address is one of those that were registered. */
export function isRegistered(url: string, registered: readonly string[]): boolean {
  return mayRedirectTo(url) && registered.some((each) => withoutPort(each) === withoutPort(url));
}

function withoutPort(url: string): string {
  const parsed = new URL(url);
  if (parsed.protocol !== 'http:') return url;
  parsed.port = '';
  return parsed.href;
}
