import { MEMBERSHIP_MINUTES } from '@limber/contract/terms/membership.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { MembershipCard } from '../../../components/membership-card.tsx';
import { useServerToday } from '../../../components/use-server-clock.ts';
import { addYear } from '../../../lib/dates.ts';
import { paths } from '../../../paths.ts';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { DiscountNav } from './discount-nav.tsx';

/** The promise, with the card of a sample member on a wall of lattice light. */
export function DiscountHero() {
  const { t } = useLingui();
  const today = useServerToday();
  return (
    <div
      id="first-screen"
      data-theme="dark"
      className="relative isolate overflow-hidden bg-pine-deep text-ink"
    >
      <div aria-hidden="true" className="lattice-light absolute inset-0 -z-10 opacity-70" />
      <DiscountNav />
      <section
        aria-labelledby="discount-title"
        className="container-page grid items-center gap-x-12 gap-y-12 pt-8 pb-16 sm:pb-24 lg:min-h-[40rem] lg:grid-cols-[1fr_1.05fr] lg:pt-4"
      >
        <div>
          <h1 id="discount-title" className="display text-[clamp(2.75rem,8.4vw,6rem)]">
            <Trans>Unlock Premium Discounts</Trans>
          </h1>
          <p className="type-lead mt-6 max-w-md text-muted">
            <Trans>
              One card for your studio and the places around it: gyms, food, sport wear and more.
            </Trans>
          </p>
          <p className="mt-5 font-semibold text-gold">
            <Trans>Unlock by purchasing {MEMBERSHIP_MINUTES}+ package minutes</Trans>
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link to={paths.booking} className={buttonClasses('primary', 'min-h-13 px-8 text-lg')}>
              <Trans>Get Started</Trans>
            </Link>
            <Link to={paths.login} className={buttonClasses('secondary', 'min-h-13 px-8 text-lg')}>
              <Trans>Sign In</Trans>
            </Link>
          </div>
        </div>
        <div className="demo-card mx-auto w-full max-w-xl">
          <MembershipCard
            name={t`Sample Member`}
            id="LMB-0000-0000"
            validTo={today && addYear(today)}
            className=""
          />
        </div>
      </section>
    </div>
  );
}
