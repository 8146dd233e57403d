/**
 * Stands in the built pages for the address at which clients reach the site; the server puts the true
 * one in its place, so that a build serves every address. Nobody can own it (RFC 2606).
 */
export const unknownAddress = 'https://limber-address.invalid';
