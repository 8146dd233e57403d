import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Picture } from '../../../components/pictures/picture.tsx';
import { useTerms } from '../../../components/use-studio.ts';
import { servedSite } from '../../../lib/site-facts-in-page.ts';
import { paths } from '../../../paths.ts';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { partnerFigures } from '../discount/partner-figures.ts';

/** Links to the membership page. */
export function MembershipTeaser() {
  const { member_discount_percent: percent, membership_minutes: minutes } = useTerms();
  const { studio, partners } = servedSite();
  const { most } = partnerFigures(partners, studio.brand);
  return (
    <section aria-labelledby="membership-title" className="container-page">
      <div className="grid overflow-hidden rounded-card bg-surface lg:grid-cols-[1fr_1.2fr]">
        <div className="grid content-center gap-3 p-6 sm:gap-4 sm:p-12">
          <p className="eyebrow text-gold">
            <Trans>Membership</Trans>
          </p>
          <h2 id="membership-title" className="display type-1">
            {most > 0 ? (
              <Trans>
                {percent}% off every booking, up to {most}% at our partners
              </Trans>
            ) : (
              <Trans>{percent}% off every booking</Trans>
            )}
          </h2>
          <p className="type-lead text-muted">
            <Trans>Unlocked by purchasing {minutes}+ package minutes.</Trans>
          </p>
          <p className="mt-2">
            <Link to={paths.discount} className={buttonClasses('secondary')}>
              <Trans>See the membership</Trans>
            </Link>
          </p>
        </div>
        <Picture
          slot="discount-hero"
          place="membership"
          sizes="(min-width: 64rem) 48vw, 92vw"
          className="aspect-2/1 size-full sm:aspect-3/2 object-cover"
        />
      </div>
    </section>
  );
}
