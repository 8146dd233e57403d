import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { pageMeta } from '../../../components/meta-tags.ts';
import { useServerToday } from '../../../components/use-server-clock.ts';
import { formatDay } from '../../../lib/dates.ts';
import { servedSite } from '../../../lib/site-facts-in-page.ts';
import { paths } from '../../../paths.ts';
import { PrivacyAboutUs } from './privacy-about-us.tsx';
import { PrivacyContents } from './privacy-contents.tsx';
import { PrivacyYourData } from './privacy-your-data.tsx';
import { PrivacyYourRights } from './privacy-your-rights.tsx';

export function meta() {
  const { brand } = servedSite().studio;
  return pageMeta({
    title: t`Privacy policy — ${brand}`,
    description: t`What ${brand} keeps about you, why, for how long, and how to get or erase it.`,
    path: paths.privacyPolicy,
  });
}

/** Fifteen sections in three files: what is stored, your rights, and who we are. */
export default function PrivacyPage() {
  const today = useServerToday();
  return (
    <article className="container-page py-10 sm:py-16">
      <Link to={paths.home} className="link inline-flex min-h-11 items-center">
        <Trans>Back to Home</Trans>
      </Link>
      <h1 className="display mt-4 text-[clamp(2.5rem,7vw,5rem)]">
        <Trans>Privacy Policy</Trans>
      </h1>
      <p id="first-screen" className="type-lead mt-4 min-h-8 text-muted">
        {today && <Trans>Effective date: {formatDay(today)}</Trans>}
      </p>
      <div className="mt-10 grid gap-12 lg:mt-14 lg:grid-cols-[17rem_minmax(0,44rem)] lg:items-start lg:gap-20">
        <PrivacyContents />
        <div className="[counter-reset:section]">
          <PrivacyYourData />
          <PrivacyYourRights />
          <PrivacyAboutUs />
        </div>
      </div>
    </article>
  );
}
