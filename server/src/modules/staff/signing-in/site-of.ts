/** The site as passkeys know it: they are bound to its host, and asked from its origin. */
export function siteOf(publicUrl: string): { readonly id: string; readonly origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}
