/** Any origin does: only whether a path leaves it is asked. */
const here = 'https://site.example';

/**
 * The path of this site that a sign-in may go on to, or undefined when `next` is missing, leads to
 * another origin or back to the sign-in page. Mails and pages carry it as `/login?next=…`.
 */
export function safeNext(next: string | null): string | undefined {
  // '//host' and '/\host' are addresses of other sites to a browser.
  if (!next || !/^\/(?![/\\])/.test(next) || !URL.canParse(next, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(next, here);
  const path = pathname + search + hash;
  if (origin !== here || path.startsWith('//') || /^\/login\/?$/.test(pathname)) return undefined;
  return path;
}
