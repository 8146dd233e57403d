/** The site for passkeys: they are bound to its host, and used from its origin. */
export function siteOf(publicUrl: string): { readonly id: string; readonly origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/**
 * Loaded when somebody has a passkey: it reads certificates of every maker, which takes a moment.
 */
export const passkeys = () => import('@simplewebauthn/server');
