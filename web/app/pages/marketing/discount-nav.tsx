import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Logo } from '../../components/logo.tsx';
import { paths } from '../../paths.ts';
import { buttonLook } from '../../ui/button-look.ts';

/** The page's own top navigation, in place of the site's header. */
export function DiscountNav() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Main menu`} className="container-page">
      <ul className="flex flex-wrap items-center gap-y-2 py-4 max-sm:justify-between sm:gap-x-2">
        <li className="me-auto max-sm:w-full">
          <Logo />
        </li>
        <li>
          <Link to={paths.home} className={buttonLook('quiet', 'px-2 max-sm:min-w-0 sm:px-5')}>
            <Trans>Home</Trans>
          </Link>
        </li>
        <li>
          <Link to={paths.booking} className={buttonLook('quiet', 'px-2 max-sm:min-w-0 sm:px-5')}>
            <Trans>Services</Trans>
          </Link>
        </li>
        <li>
          <Link to={paths.login} className={buttonLook('quiet', 'px-2 max-sm:min-w-0 sm:px-5')}>
            <Trans>Sign In</Trans>
          </Link>
        </li>
        <li>
          <Link to={paths.booking} className={buttonLook('primary', 'px-3.5 max-sm:ms-1 sm:px-6')}>
            <Trans>Book Now</Trans>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
