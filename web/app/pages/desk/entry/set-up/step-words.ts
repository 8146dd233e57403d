import type { SetUpStep } from '@limber/contract/desk/entry/set-up.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '../../../../paths.ts';

type Step = SetUpStep['step'];

/** What is set up, and what it is for. */
export const stepWords: Record<Step, { title: MessageDescriptor; why: MessageDescriptor }> = {
  brand: {
    title: msg`Name, e-mail and telephone of the studio`,
    why: msg`They stand in every mail and on every invoice.`,
  },
  tax_number: {
    title: msg`Tax registration number`,
    why: msg`Without it, what is printed is no tax invoice.`,
  },
  branches: { title: msg`Branches`, why: msg`Where clients come to.` },
  hours: {
    title: msg`Opening hours`,
    why: msg`Each branch needs some; nothing is booked outside them.`,
  },
  services: {
    title: msg`Services and prices`,
    why: msg`What is done, for how long, at which price.`,
  },
  packages: {
    title: msg`Packages`,
    why: msg`Minutes that are sold together, for less.`,
  },
  therapists: {
    title: msg`Therapists and their shifts`,
    why: msg`Whoever has no shift is not booked.`,
  },
  clients: {
    title: msg`Clients, packages and bookings of before`,
    why: msg`Imported from lists, or entered as they come.`,
  },
  partners: {
    title: msg`Partners`,
    why: msg`Who gives members something off, and how they show that they are one.`,
  },
};

/** Where a step is taken. */
export const pagesOfSteps: Readonly<Record<Step, string>> = {
  brand: paths.studioSettings,
  tax_number: paths.studioSettings,
  branches: paths.studioBranches,
  hours: paths.hours,
  services: paths.studioServices,
  packages: paths.studioPackages,
  therapists: paths.studioTherapists,
  clients: paths.deskImport,
  partners: paths.studioPartners,
};
