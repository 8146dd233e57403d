/** Any origin will do: it only shows whether a path leaves it. */
const here = 'https://site.example';

/**
 * The path of this site to continue to after a sign-in; undefined when `next` is missing, leads to
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
