/**
 * A placeholder in the built pages for the site's public address. The server replaces it when it
 * sends a page, so one build serves any address. Nobody can own it (RFC 2606).
 */
export const unknownAddress = 'https://limber-address.invalid';

/**
 * Placeholders in the built pages for the studio's terms, by their wire names. The server replaces
 * them with the current terms when it sends a page.
 */
export const unknownTerms = {
  cutoff_hours: '~cutoff_hours~',
  member_discount_percent: '~member_discount_percent~',
  membership_minutes: '~membership_minutes~',
  bookable_days_ahead: '~bookable_days_ahead~',
};
