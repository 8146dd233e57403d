/**
 * Stands in the built pages for the address at which clients reach the site; the server puts the true
 * one in its place, so that a build serves every address. Nobody can own it (RFC 2606).
 */
export const unknownAddress = 'https://limber-address.invalid';

/**
 * Stand in the built pages for the terms of the studio, by their names on the wire; the server puts those in
 * their place that hold when it sends a page.
 */
export const unknownTerms = {
  cutoff_hours: '~cutoff_hours~',
  member_discount_percent: '~member_discount_percent~',
  membership_minutes: '~membership_minutes~',
  bookable_days_ahead: '~bookable_days_ahead~',
};
