import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pageMeta } from '../../../components/meta-tags.ts';
import { servedSite } from '../../../lib/site-facts-in-page.ts';
import { paths } from '../../../paths.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { PolicyPage } from './policy-page.tsx';

export function meta() {
  const { brand } = servedSite().studio;
  return pageMeta({
    title: t`Terms — ${brand}`,
    description: t`What holds when you book or buy at ${brand}.`,
    path: paths.terms,
  });
}

/** Serves a visitor of a studio without terms of its own, who no link leads here. */
const NotFound = lazyPart(async () => (await import('../not-found.tsx')).default, {
  missing: () => null,
});

export default function TermsPage() {
  if (!servedSite().has_terms) return <NotFound />;
  return <PolicyPage kind="terms" title={<Trans>Terms</Trans>} />;
}
