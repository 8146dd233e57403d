import type { PackageOffer } from '../src/modules/packages/rules.ts';

/** A package of 600 minutes for stretching, as it is for sale. */
export const packageOffer: PackageOffer = {
  productId: 1,
  optionId: 2,
  kind: 'regular',
  name: 'Balance Package',
  minutes: 600,
  priceFils: 275_000,
  validityDays: 180,
  peopleLimit: 1,
  included: [{ serviceId: 1, name: 'Stretching', needsSkill: true }],
};
