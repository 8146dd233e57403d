import type { SetUpStep } from '@limber/contract/desk/entry/set-up.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '../../../../paths.ts';

type Step = SetUpStep['step'];

/** Title and purpose of each step. */
export const stepWords: Record<Step, { title: MessageDescriptor; why: MessageDescriptor }> = {
  brand: {
    title: msg`Name, e-mail and telephone of the studio`,
    why: msg`They appear in every e-mail and on every invoice.`,
  },
  tax_number: {
    title: msg`Tax registration number`,
    why: msg`Without it, printed invoices are not tax invoices.`,
  },
  branches: { title: msg`Branches`, why: msg`The places that clients visit.` },
  hours: {
    title: msg`Opening hours`,
    why: msg`Every branch needs them. Nothing can be booked outside them.`,
  },
  services: {
    title: msg`Services and prices`,
    why: msg`Treatments, lengths and prices.`,
  },
  packages: {
    title: msg`Packages`,
    why: msg`Minutes sold together at a lower price.`,
  },
  therapists: {
    title: msg`Therapists and their shifts`,
    why: msg`A therapist without a shift cannot be booked.`,
  },
  clients: {
    title: msg`Clients, packages and bookings from before`,
    why: msg`Imported from lists, or added one by one.`,
  },
  partners: {
    title: msg`Partners`,
    why: msg`Shops that give members a discount, and how members prove their membership.`,
  },
};

/** The page on which a step is done. */
export function pageOf({ step, count }: Pick<SetUpStep, 'step' | 'count'>): string {
  return step === 'services' && count === 0 ? paths.startingSets : pagesOfSteps[step];
}

const pagesOfSteps: Readonly<Record<Step, string>> = {
  brand: paths.studioWebsite,
  tax_number: paths.studioSettings,
  branches: paths.studioBranches,
  hours: paths.hours,
  services: paths.studioServices,
  packages: paths.studioPackages,
  therapists: paths.studioTherapists,
  clients: paths.deskImport,
  partners: paths.studioPartners,
};
