import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { DeskPage } from '../frame/desk-page.tsx';
import { deskTitle } from '../frame/desk-title.ts';

export const meta = deskTitle(msg`Studio`);

const subjects: readonly { to: string; title: MessageDescriptor; what: MessageDescriptor }[] = [
  {
    to: paths.studioServices,
    title: msg`Services`,
    what: msg`Treatments: lengths, prices, therapists and rooms.`,
  },
  {
    to: paths.studioPackages,
    title: msg`Packages`,
    what: msg`Prepaid minutes: sizes, prices and how long they last.`,
  },
  {
    to: paths.studioProducts,
    title: msg`Products`,
    what: msg`What is sold over the counter: prices, bar codes and stock.`,
  },
  {
    to: paths.studioResources,
    title: msg`Rooms and devices`,
    what: msg`Things that only one session at a time can use.`,
  },
  {
    to: paths.studioTherapists,
    title: msg`Therapists`,
    what: msg`What clients read about them, and the services they offer.`,
  },
  {
    to: paths.studioPay,
    title: msg`Pay rates`,
    what: msg`What therapists earn for sessions and products, from which day on, and who gets the tips.`,
  },
  {
    to: paths.studioPayments,
    title: msg`Paying online`,
    what: msg`What clients pay when they book, all of it or a deposit, and what goes back.`,
  },
  {
    to: paths.studioBranches,
    title: msg`Branches`,
    what: msg`Names, addresses, telephone numbers and pictures of the branches.`,
  },
  {
    to: paths.studioPartners,
    title: msg`Partners`,
    what: msg`Shops with a discount for members, and their codes.`,
  },
  {
    to: paths.studioSoftware,
    title: msg`Other software`,
    what: msg`Keys by which software acts for clients and the team, and webhooks.`,
  },
  {
    to: paths.studioTexts,
    title: msg`Texts`,
    what: msg`Messages to clients, and the Arabic for the studio’s own words.`,
  },
  {
    to: paths.studioWebsite,
    title: msg`Website`,
    what: msg`The studio’s name, contacts and words, and what its pages show.`,
  },
  {
    to: paths.studioSettings,
    title: msg`Settings`,
    what: msg`The terms, the tax number and VAT.`,
  },
  {
    to: paths.studioPlace,
    title: msg`Country and currency`,
    what: msg`Where the studio is: its time zone and its money, set before the first booking.`,
  },
  {
    to: paths.deskTeam,
    title: msg`Team`,
    what: msg`The people with access to the desk, and how they sign in.`,
  },
  {
    to: paths.deskImport,
    title: msg`Import`,
    what: msg`Clients, packages and sessions of another program, from its files.`,
  },
  { to: paths.deskExport, title: msg`Export`, what: msg`All of the studio’s data, as files.` },
  { to: paths.deskAudit, title: msg`Audit`, what: msg`Who changed what, and when.` },
  {
    to: paths.deskSetUp,
    title: msg`Set-up`,
    what: msg`What is still missing before the studio opens.`,
  },
];

export default function StudioPage() {
  const { t: say } = useLingui();
  return (
    <DeskPage title={<Trans>Studio</Trans>} narrow>
      <ul className="desk-list">
        {subjects.map(({ to, title, what }) => (
          <li key={to}>
            <Link to={to} className="grid gap-x-6 px-4 py-3 hover:bg-tint md:grid-cols-[14rem_1fr]">
              <span className="font-semibold">{say(title)}</span>
              <span className="text-muted">{say(what)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </DeskPage>
  );
}
