import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { selectSignedIn, selectUser } from '../state/selectors.ts';
import { useAppSelector } from '../state/store.ts';
import { buttonLook } from '../ui/button-look.ts';
import { useSignOut } from './use-sign-out.ts';

/** The inline menu of large screens. */
export function DesktopMenu() {
  const { t } = useLingui();
  const signedIn = useAppSelector(selectSignedIn);
  return (
    <nav aria-label={t`Main menu`} className="hidden items-center gap-3 lg:flex">
      {signedIn ? (
        <AccountMenu />
      ) : (
        <Link to={paths.login} className={buttonLook('quiet')}>
          <Trans>Sign in</Trans>
        </Link>
      )}
      <Link to={paths.booking} className={buttonLook('primary')}>
        <Trans>Book Now</Trans>
      </Link>
    </nav>
  );
}

/** The greeting, which opens Profile and Logout below it. */
function AccountMenu() {
  const user = useAppSelector(selectUser);
  const signOut = useSignOut();
  const [open, setOpen] = useState(false);
  const greeting = useRef<HTMLButtonElement>(null);
  const firstName = user?.first_name ?? '';

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    greeting.current?.focus();
  }
  function closeOnLeave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  const item =
    'flex min-h-11 w-full cursor-pointer items-center rounded-control px-4 font-semibold hover:bg-tint';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for keys that bubble from its buttons
    <div className="relative" onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <button
        ref={greeting}
        type="button"
        aria-expanded={open}
        aria-controls="account-menu"
        onClick={() => setOpen(!open)}
        className={buttonLook('quiet')}
      >
        <Trans>Hello {firstName}!</Trans>
        <ChevronDown aria-hidden="true" className="size-4" />
      </button>
      <ul
        id="account-menu"
        hidden={!open}
        className="absolute end-0 top-full mt-2 min-w-48 rounded-card border border-hairline bg-surface p-2 shadow-card"
      >
        <li>
          <Link to={paths.userProfile} onClick={() => setOpen(false)} className={item}>
            <Trans>Profile</Trans>
          </Link>
        </li>
        <li>
          <button type="button" onClick={signOut} className={item}>
            <Trans>Logout</Trans>
          </button>
        </li>
      </ul>
    </div>
  );
}
