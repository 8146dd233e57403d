import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { buttonClasses } from '../../../ui/button-classes.ts';

/**
 * The home page's call to action; it scrolls to the top smoothly, so the router's own jump is off.
 */
export function BookSessionLink() {
  return (
    <Link
      to={paths.booking}
      preventScrollReset
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      className={buttonClasses('primary', 'min-h-13 px-8 text-lg')}
    >
      <Trans>Book Your Session Now</Trans>
    </Link>
  );
}
