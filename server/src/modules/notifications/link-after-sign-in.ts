/**
 * An address for a mail that leads to `path` of the site, by way of the sign-in page for who is not
 * signed in.
 */
export function linkAfterSignIn(publicUrl: string, path: string): string {
  return `${publicUrl}/login?next=${encodeURIComponent(path)}`;
}
