/**
 * A placeholder in the built pages for the site's public address. The server replaces it when it
 * sends a page, so one build serves any address. Nobody can own it (RFC 2606).
 */
export const unknownAddress = 'https://limber-address.invalid';
