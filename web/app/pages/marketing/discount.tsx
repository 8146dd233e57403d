import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { RouteHandle } from '../../components/site-layout.tsx';
import { paths } from '../../paths.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { DiscountBenefits } from './discount-benefits.tsx';
import { DiscountHero } from './discount-hero.tsx';
import { DiscountNav } from './discount-nav.tsx';
import { DiscountStats } from './discount-stats.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { PartnerMarquee } from './partner-marquee.tsx';

export const handle: RouteHandle = { header: false };

export function meta() {
  return [
    { title: t`Limber membership — 10% off every booking` },
    {
      name: 'description',
      content: t`10% off every studio booking and up to 15% at partner businesses in Dubai, unlocked by purchasing 500+ package minutes.`,
    },
  ];
}

export default function DiscountPage() {
  return (
    <>
      <DiscountNav />
      <DiscountHero />
      <DiscountBenefits />
      <PartnerMarquee />
      <DiscountStats />
      <HowItWorks />
      <section className="container-page">
        <div className="lattice grid justify-items-center gap-5 rounded-card border border-hairline bg-surface px-6 py-12 text-center">
          <h2 className="display max-w-xl text-3xl sm:text-4xl">
            <Trans>Your next package can pay you back</Trans>
          </h2>
          <div className="flex flex-wrap justify-center gap-3">
            <Link to={paths.booking} className={buttonLook('primary')}>
              <Trans>Book Your Package Now</Trans>
            </Link>
            <Link to={paths.login} className={buttonLook('secondary')}>
              <Trans>Already a Member? Sign In</Trans>
            </Link>
          </div>
        </div>
      </section>
    </>
  );
}
