import type { SetUpStep } from '@limber/contract/desk/entry/set-up.ts';
import { newStudio } from '@limber/contract/terms/studio-facts.ts';

/** Which parts of a studio's setup exist. */
export interface SetUp {
  readonly brand: string;
  readonly email: string;
  readonly phone: string;
  readonly trn: string | null;
  readonly branches: number;
  /** Branches that have hours from today on. */
  readonly withHours: number;
  /** Services on sale that have a length and a price. */
  readonly services: number;
  /** Of these, the defaults of a new studio that nobody has saved yet. */
  readonly servicesProposed: number;
  /** Packages on sale that have a size and a price. */
  readonly packages: number;
  readonly packagesProposed: number;
  /** Therapists who work, and have shifts from today on. */
  readonly therapists: number;
  readonly clients: number;
  readonly partners: number;
}

/** What a studio needs before its first day, in the order of setup, and which of it is done. */
export function stepsOf(there: SetUp): SetUpStep[] {
  const { branches, withHours, services, packages, therapists, clients, partners } = there;
  const step = (name: SetUpStep['step'], count: number, done = count > 0): SetUpStep => ({
    ...{ step: name, done, optional: false, count, to_look_at: 0 },
  });
  const proposal = (name: SetUpStep['step'], count: number, proposed: number): SetUpStep => ({
    ...{ ...step(name, count, count > 0 && proposed === 0), to_look_at: proposed },
  });
  return [
    step('brand', 0, isOwn(there)),
    step('tax_number', 0, there.trn !== null && there.trn !== ''),
    step('branches', branches),
    step('hours', withHours, branches > 0 && withHours === branches),
    proposal('services', services, there.servicesProposed),
    { ...proposal('packages', packages, there.packagesProposed), optional: packages === 0 },
    step('therapists', therapists),
    step('clients', clients),
    { ...step('partners', partners), optional: true },
  ];
}

/** Whether it has a name of its own, and clients can reach it. */
function isOwn({ brand, email, phone }: SetUp): boolean {
  return brand !== newStudio.brand && `${email}${phone}`.trim() !== '';
}
