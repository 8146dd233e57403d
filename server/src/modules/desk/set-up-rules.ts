import type { SetUpStep } from '@limber/contract/desk/studio/set-up.ts';
import { defaultStudio } from '@limber/contract/terms/default-studio.ts';

/** What of a studio is there. */
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
  /** Therapists who work, and have shifts from today on. */
  readonly therapists: number;
  readonly clients: number;
}

/** What a studio needs before its first day, in the order of setting it up, and what is done of it. */
export function stepsOf(there: SetUp): SetUpStep[] {
  const { branches, withHours, services, therapists, clients } = there;
  const step = (name: SetUpStep['step'], count: number, done = count > 0) => ({
    ...{ step: name, done, count },
  });
  return [
    step('brand', 0, isOwn(there)),
    step('tax_number', 0, there.trn !== null && there.trn !== ''),
    step('branches', branches),
    step('hours', withHours, branches > 0 && withHours === branches),
    step('services', services),
    step('therapists', therapists),
    step('clients', clients),
  ];
}

/** Whether clients reach the studio itself: a new one begins with an address and a number of nobody. */
function isOwn({ brand, email, phone }: SetUp): boolean {
  const isSaid = [brand, email, phone].every((each) => each.trim() !== '');
  return isSaid && email !== defaultStudio.email && phone !== defaultStudio.phone;
}
