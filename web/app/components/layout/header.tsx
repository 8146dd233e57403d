import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { useStudio, useSwitches } from '../use-studio.ts';
import { DesktopMenu } from './desktop-menu.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';

/** The site's header: logo and menu, inline on large screens, sliding in on small ones. */
export function Header() {
  const { t } = useLingui();
  const { brand } = useStudio();
  const { membership } = useSwitches();
  return (
    <header className="print:hidden sticky top-0 z-30 border-b border-hairline bg-bg">
      <div className="container-page flex h-18 items-center justify-between gap-6">
        <Link to={paths.home} aria-label={t`${brand}, home`} className="flex rounded-control py-1">
          <Logo />
        </Link>
        {/* Beside the main menu, whose links the specification names. Small screens have it
           inside theirs. */}
        {membership && (
          <nav aria-label={t`More`} className="me-auto max-lg:hidden">
            <Link to={paths.discount} className={buttonClasses('quiet')}>
              <Trans>Membership</Trans>
            </Link>
          </nav>
        )}
        <DesktopMenu />
        <MobileMenu />
      </div>
    </header>
  );
}
