import { t } from '@lingui/core/macro';
import type { RouteHandle } from '../../../components/layout/site-layout.tsx';
import { pageMeta } from '../../../components/meta-tags.ts';
import { servedSite } from '../../../lib/site-facts-in-page.ts';
import { paths } from '../../../paths.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { cardScenePreloads } from './card-scene.tsx';
import { DiscountBenefits } from './discount-benefits.tsx';
import { DiscountClosing } from './discount-closing.tsx';
import { DiscountHero } from './discount-hero.tsx';
import { DiscountSaving } from './discount-saving.tsx';
import { DiscountStats } from './discount-stats.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { partnerFigures } from './partner-figures.ts';
import { PartnerMarquee } from './partner-marquee.tsx';

/** The picture of the first screen, by the system's theme; its place in the page is lazy for both. */
export const links = () => cardScenePreloads();

export const handle: RouteHandle = { header: false, footerGap: 'never' };

export function meta() {
  const { studio, terms, partners } = servedSite();
  const { member_discount_percent: percent, membership_minutes: minutes } = terms;
  const { brand } = studio;
  const { most } = partnerFigures(partners, brand);
  return pageMeta({
    title: t`${brand} membership — ${percent}% off every booking`,
    description:
      most > 0
        ? t`${percent}% off every studio booking and up to ${most}% at partner businesses, unlocked by purchasing ${minutes}+ package minutes.`
        : t`${percent}% off every studio booking, unlocked by purchasing ${minutes}+ package minutes.`,
    path: paths.discount,
  });
}

/** Serves a visitor of a studio without a membership, who no link leads here. */
const NotFound = lazyPart(async () => (await import('../not-found.tsx')).default, {
  missing: () => null,
});

export default function DiscountPage() {
  const { partners, switches } = servedSite();
  if (!switches.membership) return <NotFound />;
  return (
    <>
      <DiscountHero />
      <DiscountSaving />
      <DiscountBenefits />
      {partners.length > 0 && <PartnerMarquee />}
      <DiscountStats />
      <HowItWorks />
      <DiscountClosing />
    </>
  );
}
