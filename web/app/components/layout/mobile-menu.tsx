import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { selectSignedIn, selectUser } from '../../state/selectors.ts';
import { useAppSelector } from '../../state/store.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { useSignOut } from '../use-sign-out.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const item =
  'flex min-h-12 w-full cursor-pointer items-center rounded-control px-4 text-lg font-semibold hover:bg-tint';

const MenuMore = lazyPart(
  async () => (await import('./menu-more.tsx')).MenuMore,
  // Everything in it is on the pages too.
  { missing: () => null },
);

/** Opens the menu even without script, before the prerendered page is hydrated. */
const opensMenu = { commandfor: 'mobile-menu', command: 'show-modal' };

/** The slide-in menu of small screens: a plain list in a native modal. */
export function MobileMenu() {
  const { t } = useLingui();
  const location = useLocation();
  const panel = useRef<HTMLDialogElement>(null);
  const signedIn = useAppSelector(selectSignedIn);
  const user = useAppSelector(selectUser);
  const signOut = useSignOut();
  const firstName = user?.first_name ?? '';
  const close = () => panel.current?.close();
  const [opened, setOpened] = useState(false);
  // It may have been opened before hydration.
  useEffect(() => setOpened(panel.current?.open ?? false), []);

  // Back and forward close it too; if it was opened before hydration it stays open.
  const shownAt = useRef(location.key);
  useEffect(() => {
    if (shownAt.current !== location.key) panel.current?.close();
    shownAt.current = location.key;
  }, [location.key]);

  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label={t`Open menu`}
        aria-haspopup="dialog"
        {...opensMenu}
        onClick={() => {
          setOpened(true);
          panel.current?.showModal();
        }}
        className="-me-3 grid size-11 cursor-pointer place-items-center rounded-full hover:bg-tint"
      >
        <Glyph name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
      <dialog
        ref={panel}
        id="mobile-menu"
        aria-label={t`Menu`}
        onClick={(event) => event.target === event.currentTarget && close()}
        className="slide-in m-0 ms-auto h-dvh max-h-none w-[min(22rem,88vw)] max-w-none bg-surface text-ink"
      >
        <div className="flex min-h-full flex-col p-4">
          <div className="flex items-center justify-between ps-4 pe-1.5">
            <Logo />
            <button
              type="button"
              aria-label={t`Close menu`}
              onClick={close}
              className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-tint"
            >
              <Glyph name="close" />
            </button>
          </div>
          <nav aria-label={t`Main menu`} className="mt-6">
            {signedIn && (
              <p className="px-4 pb-3 text-lg text-muted">
                <Trans>Hello {firstName}!</Trans>
              </p>
            )}
            <ul className="grid gap-1">
              <li className="mb-3 px-4">
                <Link
                  to={paths.booking}
                  onClick={close}
                  className={buttonClasses('primary', 'w-full')}
                >
                  <Trans>Book Now</Trans>
                </Link>
              </li>
              {signedIn ? (
                <>
                  <li>
                    <Link to={paths.userProfile} onClick={close} className={item}>
                      <Trans>Profile</Trans>
                    </Link>
                  </li>
                  <li>
                    <button
                      type="button"
                      onClick={() => {
                        close();
                        signOut();
                      }}
                      className={item}
                    >
                      <Trans>Logout</Trans>
                    </button>
                  </li>
                </>
              ) : (
                <li>
                  <Link to={paths.login} onClick={close} className={item}>
                    <Trans>Sign in</Trans>
                  </Link>
                </li>
              )}
            </ul>
          </nav>
          <div className="grow">{opened && <MenuMore close={close} />}</div>
          <LanguageSwitch className="mx-0.5 mt-6 self-start" />
          <ThemeSwitch className="mt-3 px-4 pb-4" />
        </div>
      </dialog>
    </div>
  );
}
