import { t } from '@lingui/core/macro';
import { pageMeta } from '../../components/page-meta.ts';
import type { RouteHandle } from '../../components/site-layout.tsx';
import { paths } from '../../paths.ts';
import { DiscountBenefits } from './discount-benefits.tsx';
import { DiscountClosing } from './discount-closing.tsx';
import { DiscountHero } from './discount-hero.tsx';
import { DiscountStats } from './discount-stats.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { PartnerMarquee } from './partner-marquee.tsx';

export const handle: RouteHandle = { header: false };

export function meta() {
  return pageMeta({
    title: t`Limber membership — 10% off every booking`,
    description: t`10% off every studio booking and up to 15% at partner businesses in Dubai, unlocked by purchasing 500+ package minutes.`,
    path: paths.discount,
  });
}

export default function DiscountPage() {
  return (
    <>
      <DiscountHero />
      <DiscountBenefits />
      <PartnerMarquee />
      <DiscountStats />
      <HowItWorks />
      <DiscountClosing />
    </>
  );
}
