import type {
  LockedPackage,
  PackageOffer,
} from '../../src/modules/packages/owned-package-rules.ts';

/** The demo's package of ten hours, as it is offered. */
export const offer: PackageOffer = {
  productId: 1,
  optionId: 2,
  kind: 'regular',
  name: 'Balance Package',
  minutes: 600,
  priceMinor: 275_000,
  validityDays: 180,
  peopleLimit: 1,
  included: [{ serviceId: 1, name: 'Stretching', needsSkill: true }],
};

/** The same as somebody has it, with an hour and a half left until 10 March 2026. */
export const locked = (changes: Partial<LockedPackage> = {}): LockedPackage => ({
  id: 1,
  productId: 1,
  kind: 'regular',
  name: 'Balance Package',
  active: true,
  unpaid: false,
  totalMinutes: 600,
  balanceMinutes: 90,
  expiresOn: '2026-03-10',
  capMinutes: null,
  usedMinutes: 0,
  takenDays: [],
  frozen: [],
  included: offer.included,
  ...changes,
});
