import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { buttonClasses } from '../../../ui/button-classes.ts';

/**
 * A Book button at the lower edge of phones, shown from below the first screen, which has its own,
 * down to the footer.
 */
export function HomeBar() {
  return (
    <div className="pointer-events-none absolute inset-x-0 top-80 bottom-0 z-20 flex items-end sm:hidden print:hidden">
      <div className="pointer-events-auto sticky bottom-0 w-full border-t border-hairline bg-bg px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]">
        <Link to={paths.booking} className={buttonClasses('primary', 'w-full')}>
          <Trans>Book a session</Trans>
        </Link>
      </div>
    </div>
  );
}
