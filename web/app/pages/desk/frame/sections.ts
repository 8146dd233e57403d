import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '../../../paths.ts';

/** A page of the desk that its bar leads to, or its menu where the bar has no room. */
export interface Section {
  readonly to: string;
  readonly label: MessageDescriptor;
  /** Who finds it in the bar; the server decides again. */
  readonly roles: readonly string[];
  /** Whether pages below it are part of it. */
  readonly below?: boolean;
}

const counter = ['front_desk', 'manager'];

/** The most needed first: the bar has as many of them as there is room for, the menu has the rest. */
export const sections: readonly Section[] = [
  { to: paths.desk, label: msg`Day`, roles: counter },
  { to: paths.deskTill, label: msg`Till`, roles: counter },
  { to: paths.deskClients, label: msg`Clients`, roles: counter, below: true },
  { to: paths.deskDrawer, label: msg`Drawer`, roles: counter, below: true },
  { to: paths.deskDocuments, label: msg`Invoices`, roles: counter, below: true },
  { to: paths.rota, label: msg`Rota`, roles: counter, below: true },
  { to: paths.closures, label: msg`Closures`, roles: counter, below: true },
  { to: paths.hours, label: msg`Hours`, roles: counter },
  { to: paths.deskTeam, label: msg`Team`, roles: ['manager'] },
  { to: paths.reports, label: msg`Reports`, roles: ['manager'] },
  { to: paths.deskStudio, label: msg`Studio`, roles: ['manager'], below: true },
  { to: paths.deskAudit, label: msg`Audit`, roles: ['manager'] },
  { to: paths.deskImport, label: msg`Import`, roles: ['manager'] },
  { to: paths.deskExport, label: msg`Export`, roles: ['manager'] },
  { to: paths.deskSetUp, label: msg`Set-up of the studio`, roles: ['manager'] },
  { to: paths.daySheet, label: msg`Day sheet`, roles: counter },
  { to: paths.ownDay, label: msg`My day`, roles: ['therapist'] },
];

/** Those that somebody of a role has. */
export function sectionsOf(role: string | undefined): readonly Section[] {
  return sections.filter(({ roles }) => roles.includes(role ?? ''));
}

/** Whether somebody of a role may look for clients, sessions and pages: the server answers only the counter. */
export function mayFind(role: string | undefined): boolean {
  return counter.includes(role ?? '');
}

/** So few are no bar, but lie about in it. */
const LEAST = 3;

/** How many stand in the bar, of those that would fit. */
export function inBar(fitting: number): number {
  return fitting < LEAST ? 0 : fitting;
}

/**
 * Where somebody of a role is sent from an address of the desk; undefined: they may stay. A page without
 * a section of its own is the counter's. Who works at no desk has nothing here.
 */
export function sentFrom(path: string, role: string | undefined): string | undefined {
  const isOwn = ({ roles }: Section) => roles.includes(role ?? '');
  const first = sections.find(isOwn);
  if (!first) return paths.home;
  const [counters, ...others] = sections;
  const section = others.find(({ to }) => path === to || path.startsWith(`${to}/`)) ?? counters;
  return section && isOwn(section) ? undefined : first.to;
}
