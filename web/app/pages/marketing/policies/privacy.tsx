import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pageMeta } from '../../../components/meta-tags.ts';
import { servedSite } from '../../../lib/site-facts-in-page.ts';
import { paths } from '../../../paths.ts';
import { PolicyPage } from './policy-page.tsx';

export function meta() {
  const { brand } = servedSite().studio;
  return pageMeta({
    title: t`Privacy policy — ${brand}`,
    description: t`What ${brand} keeps about you, why, for how long, and how to get or erase it.`,
    path: paths.privacyPolicy,
  });
}

export default function PrivacyPage() {
  return <PolicyPage kind="privacy" title={<Trans>Privacy Policy</Trans>} />;
}
