import { MEMBER_DISCOUNT_PERCENT, MEMBERSHIP_MINUTES } from '@limber/contract/terms/membership.ts';
import { t } from '@lingui/core/macro';
import type { RouteHandle } from '../../../components/layout/site-layout.tsx';
import { pageMeta } from '../../../components/page-meta.ts';
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
  return pageMeta({
    title: t`Limber membership — ${MEMBER_DISCOUNT_PERCENT}% off every booking`,
    description: t`${MEMBER_DISCOUNT_PERCENT}% off every studio booking and up to 15% at partner businesses in Dubai, unlocked by purchasing ${MEMBERSHIP_MINUTES}+ package minutes.`,
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
