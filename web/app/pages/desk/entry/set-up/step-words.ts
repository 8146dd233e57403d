import type { SetUpStep, SetUpStepName } from '@limber/contract/desk/entry/set-up.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '../../../../paths.ts';

/** Title and purpose of each step. */
export const stepWords: Readonly<
  Record<SetUpStepName, { title: MessageDescriptor; why: MessageDescriptor }>
> = {
  name: {
    title: msg`Name of the studio`,
    why: msg`What clients call it, and the legal name on invoices.`,
  },
  country: {
    title: msg`Country and currency`,
    why: msg`Tax, time zone and week go by them. They stay once something is booked or sold.`,
  },
  place: {
    title: msg`City and address`,
    why: msg`On the pages, in mails and in calendar files, in both languages.`,
  },
  contact: {
    title: msg`Telephone, e-mail and WhatsApp`,
    why: msg`Each may be missing; what needs it is then not offered.`,
  },
  branches: { title: msg`Branches`, why: msg`The places that clients visit.` },
  hours: {
    title: msg`Opening hours`,
    why: msg`Every branch needs them. Nothing can be booked outside them.`,
  },
  services: {
    title: msg`Services and prices`,
    why: msg`Treatments, lengths and prices, from sets to choose from.`,
  },
  resources: {
    title: msg`Rooms and devices`,
    why: msg`What only one session at a time can have.`,
  },
  therapists: {
    title: msg`People and their shifts`,
    why: msg`A therapist needs an account, services and shifts to be booked.`,
  },
  terms: {
    title: msg`Terms`,
    why: msg`Until when cancelling is free, how far ahead clients book, reminders, the coin that cash is rounded to. Save them once.`,
  },
  money: {
    title: msg`Tax registration number`,
    why: msg`Without it, printed invoices are not tax invoices.`,
  },
  packages: {
    title: msg`Packages`,
    why: msg`Minutes sold together at a lower price.`,
  },
  website: {
    title: msg`Look of the website`,
    why: msg`A logo or colours of your own; without them the pages look as the standard ones.`,
  },
  import: {
    title: msg`Clients, packages and bookings from before`,
    why: msg`Imported from lists, or added one by one.`,
  },
};

/** The page on which a step is done. */
export function pageOf({ step, count }: Pick<SetUpStep, 'step' | 'count'>): string {
  if (step === 'services' && count === 0) return paths.startingSets;
  return pagesOfSteps[step];
}

/** Further pages of a step. */
export const otherPages: Partial<
  Record<SetUpStepName, readonly { to: string; label: MessageDescriptor }[]>
> = {
  therapists: [
    { to: paths.rota, label: msg`Their shifts` },
    { to: paths.deskTeam, label: msg`Front desk and managers` },
  ],
  money: [{ to: paths.studioPayments, label: msg`Paying online` }],
  terms: [{ to: paths.studioPolicies, label: msg`Privacy policy and terms` }],
  website: [
    { to: paths.studioWebsite, label: msg`What the pages show` },
    { to: paths.studioSentences, label: msg`Sentences of the pages` },
  ],
};

const pagesOfSteps: Readonly<Record<SetUpStepName, string>> = {
  name: paths.studioWebsite,
  place: paths.studioWebsite,
  contact: paths.studioWebsite,
  country: paths.studioPlace,
  branches: paths.studioBranches,
  hours: paths.hours,
  services: paths.studioServices,
  resources: paths.studioResources,
  therapists: paths.studioTherapists,
  terms: paths.studioSettings,
  money: paths.studioSettings,
  packages: paths.studioPackages,
  website: paths.studioLook,
  import: paths.deskImport,
};
