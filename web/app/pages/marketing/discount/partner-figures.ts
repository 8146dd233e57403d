import type { SitePartner } from '@limber/contract/site.ts';

/**
 * Two figures of the partners: how many there are, without the studio's own entry, and the best
 * discount in per cent, 0 without any.
 */
export function partnerFigures(partners: readonly SitePartner[], brand: string) {
  return {
    count: partners.filter(({ name }) => name !== brand).length,
    most: Math.max(0, ...partners.map(({ discount }) => discount)),
  };
}
