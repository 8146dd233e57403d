import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '../../../paths.ts';

/** A page in the second row of its section. The addresses below its own belong to it. */
export interface Page {
  readonly to: string;
  readonly label: MessageDescriptor;
  /** Its heading, in a section of so many pages that one row is not read any more. */
  readonly group?: MessageDescriptor;
  /** Roles that see it here; the server checks again. */
  readonly roles: readonly string[];
}

/** A section of the bar, which leads to its first page. */
export interface Section {
  readonly label: MessageDescriptor;
  readonly pages: readonly Page[];
}

const counter = ['front_desk', 'manager'];
const manager = ['manager'];

/** Sections of the desk, the most used first. */
export const sections: readonly Section[] = [
  {
    label: msg`Day`,
    pages: [
      { to: paths.desk, label: msg`Day`, roles: counter },
      { to: paths.deskWaiting, label: msg`Waiting list`, roles: counter },
      { to: paths.deskFreeHours, label: msg`Free hours`, roles: counter },
      { to: paths.daySheet, label: msg`Day sheet`, roles: counter },
    ],
  },
  {
    label: msg`Clients`,
    pages: [
      { to: paths.deskClients, label: msg`List`, roles: counter },
      { to: paths.deskDuplicates, label: msg`Likely duplicates`, roles: counter },
    ],
  },
  {
    label: msg`Money`,
    pages: [
      { to: paths.deskTill, label: msg`Till`, roles: counter },
      { to: paths.deskDrawer, label: msg`Drawer`, roles: counter },
      { to: paths.deskEvening, label: msg`Evening`, roles: counter },
      { to: paths.deskStock, label: msg`Stock`, roles: counter },
      { to: paths.deskDocuments, label: msg`Invoices`, roles: counter },
      { to: paths.deskTasks, label: msg`Tasks`, roles: counter },
      { to: paths.reports, label: msg`Reports`, roles: manager },
      { to: paths.deskPay, label: msg`Pay`, roles: manager },
    ],
  },
  {
    label: msg`Rota`,
    pages: [
      { to: paths.rota, label: msg`Weeks`, roles: counter },
      { to: paths.closures, label: msg`Closures`, roles: counter },
      { to: paths.hours, label: msg`Hours`, roles: counter },
    ],
  },
  {
    label: msg`Studio`,
    pages: [
      { to: paths.deskStudio, label: msg`Overview`, roles: manager },
      ...grouped(msg`What you offer`, [
        [paths.studioServices, msg`Services`],
        [paths.studioPackages, msg`Packages`],
        [paths.studioProducts, msg`Products`],
        [paths.studioPartners, msg`Partners`],
      ]),
      ...grouped(msg`People and places`, [
        [paths.deskTeam, msg`Team`],
        [paths.studioTherapists, msg`Therapists`],
        [paths.studioBranches, msg`Branches`],
        [paths.studioResources, msg`Rooms and devices`],
      ]),
      ...grouped(msg`Words and look`, [
        [paths.studioWebsite, msg`Website`],
        [paths.studioTexts, msg`Texts`],
      ]),
      ...grouped(msg`Money and terms`, [
        [paths.studioPayments, msg`Paying online`],
        [paths.studioPay, msg`Pay rates`],
        [paths.studioSettings, msg`Settings`],
      ]),
      ...grouped(msg`Data and records`, [
        [paths.deskImport, msg`Import`],
        [paths.deskExport, msg`Export`],
        [paths.studioSoftware, msg`Other software`],
        [paths.deskAudit, msg`Audit`],
      ]),
      ...grouped(msg`Opening`, [
        [paths.deskSetUp, msg`Set-up`],
        [paths.studioPlace, msg`Country and currency`],
      ]),
    ],
  },
  {
    label: msg`My day`,
    pages: [{ to: paths.ownDay, label: msg`My day`, roles: ['therapist'] }],
  },
];

function grouped(
  group: MessageDescriptor,
  pages: readonly (readonly [to: string, label: MessageDescriptor])[],
): Page[] {
  return pages.map(([to, label]) => ({ to, label, group, roles: manager }));
}

/** Pages under their headings, in their order; those without one come first. */
export function groupsOf(
  pages: readonly Page[],
): readonly { readonly title: MessageDescriptor | undefined; readonly pages: readonly Page[] }[] {
  return [...Map.groupBy(pages, ({ group }) => group?.id)].map(([, those]) => ({
    title: those[0]?.group,
    pages: those,
  }));
}

export function hasGroups({ pages }: Section): boolean {
  return pages.some(({ group }) => group !== undefined);
}

/** The sections of a role, with the pages that it may open. */
export function sectionsOf(role: string | undefined): readonly Section[] {
  return sections
    .map(({ label, pages }) => ({
      label,
      pages: pages.filter(({ roles }) => roles.includes(role ?? '')),
    }))
    .filter(({ pages }) => pages.length > 0);
}

/**
 * Whether a role may search for clients, sessions and pages: the server answers only front desk and
 * managers.
 */
export function mayFind(role: string | undefined): boolean {
  return counter.includes(role ?? '');
}

/** With fewer sections than this there is no bar; they stand in the menu. */
const LEAST = 3;

/** How many of the sections that fit stand in the bar. */
export function inBar(fitting: number): number {
  return fitting < LEAST ? 0 : fitting;
}

/** The page that an address belongs to: the longest path that it begins with. */
export function pageAt(path: string): string {
  return sections
    .flatMap(({ pages }) => pages.map(({ to }) => to))
    .filter((to) => path === to || path.startsWith(`${to}/`))
    .reduce((best, to) => (to.length > best.length ? to : best), paths.desk);
}

/**
 * Where a role is redirected from an address of the desk; undefined: it may stay. Pages without a
 * section are for the counter. A person without a role at the desk goes to the home page.
 */
export function sentFrom(path: string, role: string | undefined): string | undefined {
  const own = sectionsOf(role).flatMap(({ pages }) => pages.map(({ to }) => to));
  if (own.includes(pageAt(path))) return undefined;
  return own[0] ?? paths.home;
}
