import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useServerToday } from '../../components/use-studio.ts';
import { formatDay } from '../../lib/dates.ts';
import { paths } from '../../paths.ts';
import { PrivacyAboutUs } from './privacy-about-us.tsx';
import { PrivacyYourData } from './privacy-your-data.tsx';
import { PrivacyYourRights } from './privacy-your-rights.tsx';

export function meta() {
  return [
    { title: t`Privacy policy — Limber` },
    {
      name: 'description',
      content: t`What Limber keeps about you, why, for how long, and how to get or erase it.`,
    },
  ];
}

/** Fifteen sections in three files: what is kept, what you can do about it, who we are. */
export default function PrivacyPage() {
  const today = useServerToday();
  const link =
    'inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4';
  return (
    <article className="container-page max-w-3xl py-10 sm:py-16">
      <Link to={paths.home} className={link}>
        <Trans>Back to Home</Trans>
      </Link>
      <h1 className="display mt-4 text-4xl sm:text-6xl">
        <Trans>Privacy Policy</Trans>
      </h1>
      <p className="mt-4 min-h-7 text-muted">
        {today && <Trans>Effective date: {formatDay(today)}</Trans>}
      </p>
      <div className="[counter-reset:section]">
        <PrivacyYourData />
        <PrivacyYourRights />
        <PrivacyAboutUs />
      </div>
    </article>
  );
}
