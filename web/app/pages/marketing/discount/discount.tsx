import { t } from '@lingui/core/macro';
import type { RouteHandle } from '../../../components/layout/site-layout.tsx';
import { pageMeta } from '../../../components/page-meta.ts';
import { servedTerms } from '../../../lib/served-terms.ts';
import { paths } from '../../../paths.ts';
import { DiscountBenefits } from './discount-benefits.tsx';
import { DiscountClosing } from './discount-closing.tsx';
import { DiscountHero } from './discount-hero.tsx';
import { DiscountSaving } from './discount-saving.tsx';
import { DiscountStats } from './discount-stats.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { PartnerMarquee } from './partner-marquee.tsx';

export const handle: RouteHandle = { header: false, footerGap: 'never' };

export function meta() {
  const { member_discount_percent: percent, membership_minutes: minutes } = servedTerms();
  return pageMeta({
    title: t`Limber membership — ${percent}% off every booking`,
    description: t`${percent}% off every studio booking and up to 15% at partner businesses in Dubai, unlocked by purchasing ${minutes}+ package minutes.`,
    path: paths.discount,
  });
}

export default function DiscountPage() {
  return (
    <>
      <DiscountHero />
      <DiscountSaving />
      <DiscountBenefits />
      <PartnerMarquee />
      <DiscountStats />
      <HowItWorks />
      <DiscountClosing />
    </>
  );
}
