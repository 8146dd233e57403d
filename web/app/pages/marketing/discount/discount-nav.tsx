import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Logo } from '../../../components/layout/logo.tsx';
import { paths } from '../../../paths.ts';

const item =
  'inline-flex min-h-11 items-center rounded-full px-1.5 font-semibold hover:bg-tint sm:px-4';

/** The page's own navigation, instead of the site's header. */
export function DiscountNav() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Main menu`} className="container-page">
      <ul className="flex flex-wrap items-center gap-x-1 gap-y-2 py-4 max-sm:justify-between max-sm:before:order-2 max-sm:before:w-full sm:gap-x-2">
        <li className="me-auto">
          <Logo />
        </li>
        <li className="max-sm:order-3">
          <Link to={paths.home} className={item}>
            <Trans>Home</Trans>
          </Link>
        </li>
        <li className="max-sm:order-3">
          <Link to={paths.booking} className={item}>
            <Trans>Services</Trans>
          </Link>
        </li>
        <li className="max-sm:order-3">
          <Link to={paths.login} className={item}>
            <Trans>Sign In</Trans>
          </Link>
        </li>
        {/* On a phone the call to action is beside the logo, the other links below. */}
        <li className="max-sm:order-1">
          <Link
            to={paths.booking}
            className="inline-flex min-h-11 items-center rounded-full bg-primary px-4 font-semibold text-on-primary transition-[filter] hover:brightness-110 sm:px-6"
          >
            <Trans>Book Now</Trans>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
