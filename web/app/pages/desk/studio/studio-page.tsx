import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { DeskPage } from '../frame/desk-page.tsx';
import { deskTitle } from '../frame/desk-title.ts';
import { groupsOf, hasGroups, sections } from '../frame/pages-of-desk.ts';
import './studio-page.css';

export const meta = deskTitle(msg`Studio`);

/** What a page is for, in a line. */
const lines: Readonly<Record<string, MessageDescriptor>> = {
  [paths.studioServices]: msg`Treatments: lengths, prices, therapists and rooms.`,
  [paths.studioPackages]: msg`Prepaid minutes: sizes, prices and how long they last.`,
  [paths.studioProducts]: msg`What is sold over the counter: prices, bar codes and stock.`,
  [paths.studioResources]: msg`Things that only one session at a time can use.`,
  [paths.studioTherapists]: msg`What clients read about them, and the services they offer.`,
  [paths.studioPay]: msg`What therapists earn for sessions and products, from which day on, and who gets the tips.`,
  [paths.studioPayments]: msg`What clients pay when they book, all of it or a deposit, and what goes back.`,
  [paths.studioBranches]: msg`Names, addresses, telephone numbers and pictures of the branches.`,
  [paths.studioPartners]: msg`Shops with a discount for members, and their codes.`,
  [paths.studioSoftware]: msg`Keys by which software acts for clients and the team, and webhooks.`,
  [paths.studioTexts]: msg`Messages to clients, and the Arabic for the studio’s own words.`,
  [paths.studioWebsite]: msg`The studio’s name, contacts and words, and what its pages show.`,
  [paths.studioSettings]: msg`The terms, the tax number and VAT.`,
  [paths.studioPlace]: msg`Where the studio is: its time zone and its money, set before the first booking.`,
  [paths.deskTeam]: msg`The people with access to the desk, and how they sign in.`,
  [paths.deskImport]: msg`Clients, packages and sessions of another program, from its files.`,
  [paths.deskExport]: msg`All of the studio’s data, as files.`,
  [paths.deskAudit]: msg`Who changed what, and when.`,
  [paths.deskSetUp]: msg`What is still missing before the studio opens.`,
};

/** All that a studio sets up, by what it is about. */
export default function StudioPage() {
  const { t: say } = useLingui();
  const pages = sections.find(hasGroups)?.pages ?? [];
  const groups = groupsOf(pages).filter(({ title }) => title);
  return (
    <DeskPage title={<Trans>Studio</Trans>}>
      <div className="studio-groups">
        {groups.map(({ title, pages }) => (
          <TitledGroup key={title?.id} title={title && say(title)}>
            {pages.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="grid px-4 py-2.5 hover:bg-tint">
                  <span className="font-semibold">{say(label)}</span>
                  {lines[to] && <span className="text-sm text-muted">{say(lines[to])}</span>}
                </Link>
              </li>
            ))}
          </TitledGroup>
        ))}
      </div>
    </DeskPage>
  );
}

function TitledGroup({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-lg font-bold">
        {title}
      </h2>
      <ul className="desk-list">{children}</ul>
    </section>
  );
}
