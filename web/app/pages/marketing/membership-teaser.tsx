import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonLook } from '../../ui/button-look.ts';

/** Leads to the membership page. */
export function MembershipTeaser() {
  return (
    <section aria-labelledby="membership-title" className="container-page">
      <div className="lattice flex flex-wrap items-center justify-between gap-6 rounded-card border border-hairline bg-surface p-6 sm:p-10">
        <div className="max-w-xl">
          <p className="eyebrow text-gold">
            <Trans>Membership</Trans>
          </p>
          <h2 id="membership-title" className="display mt-2 text-3xl">
            <Trans>10% off every booking, up to 15% at our partners</Trans>
          </h2>
          <p className="mt-3 text-muted">
            <Trans>Unlocked by purchasing 500+ package minutes.</Trans>
          </p>
        </div>
        <Link to={paths.discount} className={buttonLook('secondary')}>
          <Trans>See the membership</Trans>
        </Link>
      </div>
    </section>
  );
}
