import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { selectSignedIn, selectUser } from '../../state/selectors.ts';
import { useAppSelector } from '../../state/store.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { useSignOut } from '../use-sign-out.ts';
import { DropDown } from './drop-down.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The inline menu of large screens. */
export function DesktopMenu() {
  const { t } = useLingui();
  const signedIn = useAppSelector(selectSignedIn);
  return (
    <nav aria-label={t`Main menu`} className="hidden items-center gap-2 lg:flex">
      <LanguageSwitch />
      <DropDown
        label={t`Appearance`}
        button={<Glyph name="theme" className="size-5" />}
        className="px-2.5"
      >
        {() => <ThemeSwitch className="p-2 whitespace-nowrap" />}
      </DropDown>
      {signedIn ? (
        <AccountMenu />
      ) : (
        <Link to={paths.login} className={buttonClasses('quiet', 'unless-signed-in')}>
          <Trans>Sign in</Trans>
        </Link>
      )}
      <Link to={paths.booking} className={buttonClasses('primary')}>
        <Trans>Book Now</Trans>
      </Link>
    </nav>
  );
}

/** The greeting, which opens Profile and Logout below it. */
function AccountMenu() {
  const user = useAppSelector(selectUser);
  const signOut = useSignOut();
  const firstName = user?.first_name ?? '';
  const item =
    'flex min-h-11 w-full cursor-pointer items-center rounded-control px-4 font-semibold hover:bg-tint';
  return (
    <DropDown
      className="max-w-64"
      button={
        <>
          <span className="truncate">
            <Trans>Hello {firstName}!</Trans>
          </span>
          <Glyph name="down" className="size-4 shrink-0" />
        </>
      }
    >
      {(close) => (
        <ul>
          <li>
            <Link to={paths.userProfile} onClick={close} className={item}>
              <Trans>Profile</Trans>
            </Link>
          </li>
          <li>
            <button type="button" onClick={signOut} className={item}>
              <Trans>Logout</Trans>
            </button>
          </li>
        </ul>
      )}
    </DropDown>
  );
}
