import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useServerToday } from '../../../components/use-server-clock.ts';
import { useTerms } from '../../../components/use-studio.ts';
import { addYear } from '../../../lib/dates.ts';
import { servedSite } from '../../../lib/site-facts-in-page.ts';
import { paths } from '../../../paths.ts';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { CardScene } from './card-scene.tsx';
import { DiscountNav } from './discount-nav.tsx';

/** The hero, with a sample member's card on its stone in the sun. */
export function DiscountHero() {
  const { t } = useLingui();
  const today = useServerToday();
  const { partners } = servedSite();
  const { membership_minutes: minutes } = useTerms();
  return (
    <div
      id="first-screen"
      className="card-hero relative isolate flex flex-col overflow-hidden lg:min-h-[clamp(35rem,48vw,58rem)]"
    >
      <DiscountNav />
      <section
        aria-labelledby="discount-title"
        className="flex grow flex-col justify-center pt-6 sm:pt-10 lg:pt-0"
      >
        <div className="container-page lg:pb-24">
          <div className="relative z-10 lg:w-[44%]">
            <h1
              id="discount-title"
              className="display text-[clamp(2.625rem,1.1rem+4.6vw,5.25rem)] rtl:text-[clamp(2.25rem,1rem+3.4vw,4rem)]"
            >
              <Trans>Unlock Premium Discounts</Trans>
            </h1>
            <p className="type-lead mt-5 max-w-md">
              {partners.length > 0 ? (
                <Trans>
                  One card for your studio and the places around it: gyms, food, sport wear and
                  more.
                </Trans>
              ) : (
                <Trans>One card for everything that you book at your studio.</Trans>
              )}
            </p>
            <p className="mt-4 font-semibold text-primary">
              <Trans>Unlock by purchasing {minutes}+ package minutes</Trans>
            </p>
            <div className="mt-7 flex flex-wrap gap-3">
              <Link
                to={paths.booking}
                className={buttonClasses('primary', 'min-h-13 px-8 text-lg')}
              >
                <Trans>Get Started</Trans>
              </Link>
              <Link
                to={paths.login}
                className={buttonClasses('secondary', 'min-h-13 px-8 text-lg')}
              >
                <Trans>Sign In</Trans>
              </Link>
            </div>
          </div>
        </div>
        <CardScene name={t`Sample Member`} id="LMB-0000-0000" validTo={today && addYear(today)} />
      </section>
    </div>
  );
}
