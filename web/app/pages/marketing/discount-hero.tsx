import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { MembershipCard } from '../../components/membership-card.tsx';
import { Picture } from '../../components/picture.tsx';
import { useServerToday } from '../../components/use-studio.ts';
import { addYear } from '../../lib/dates.ts';
import { paths } from '../../paths.ts';
import { buttonLook } from '../../ui/button-look.ts';

/** The promise, with the card of a sample member. */
export function DiscountHero() {
  const { t } = useLingui();
  const today = useServerToday();
  return (
    <section className="container-page grid items-center gap-10 pt-8 pb-14 sm:pb-20 lg:grid-cols-2">
      <div>
        <h1 className="display text-[clamp(2.5rem,7vw,4.5rem)]">
          <Trans>Unlock Premium Discounts</Trans>
        </h1>
        <p className="mt-5 max-w-md text-lg text-muted">
          <Trans>
            One card for your studio and the places around it: gyms, food, sport wear and more.
          </Trans>
        </p>
        <p className="mt-5 font-semibold text-gold">
          <Trans>Unlock by purchasing 500+ package minutes</Trans>
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <Link to={paths.booking} className={buttonLook('primary')}>
            <Trans>Get Started</Trans>
          </Link>
          <Link to={paths.login} className={buttonLook('secondary')}>
            <Trans>Sign In</Trans>
          </Link>
        </div>
      </div>
      <div className="relative isolate grid place-items-center overflow-hidden rounded-card px-5 py-12 sm:px-10 sm:py-20">
        <Picture
          slot="discount-hero"
          sizes="(min-width: 64rem) 50vw, 100vw"
          first
          className="absolute inset-0 -z-10 size-full scale-125 object-cover blur-sm brightness-95 dark:brightness-75"
        />
        <MembershipCard
          name={t`Sample Member`}
          id="LMB-0000-0000"
          validTo={today && addYear(today)}
        />
      </div>
    </section>
  );
}
