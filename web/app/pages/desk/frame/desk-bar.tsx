import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { LanguageSwitch } from '../../../components/layout/language-switch.tsx';
import { Logo } from '../../../components/layout/logo.tsx';
import { ThemeSwitch } from '../../../components/layout/theme-switch.tsx';
import { paths } from '../../../paths.ts';
import { useReadSignInQuery } from '../../../state/api/desk-api.ts';
import { selectUser } from '../../../state/selectors.ts';
import { signOut } from '../../../state/sign-out.ts';
import { useAppDispatch, useAppSelector } from '../../../state/store.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { DeskButton } from './desk-button.tsx';
import { DeskCheckbox } from './fields/desk-checkbox.tsx';
import { inBar, type Section } from './pages-of-desk.ts';
import { SectionLinks } from './section-links.tsx';
import { useMenu } from './use-menu.ts';
import { roleWords } from './words/role-words.ts';

interface Props {
  sections: readonly Section[];
  keysOn: boolean;
  setKeysOn: (on: boolean) => void;
  showKeys: () => void;
  /** Opens Find; undefined for therapists, who may not search. */
  find: (() => void) | undefined;
  /** The dialog with one's PIN, counter and own data. */
  OwnPinAndFactors: ComponentType<{ onClose: () => void }>;
}

/** The bar above every page of the desk: sections, the person signed in, and the way out. */
export function DeskBar({ sections, keysOn, setKeysOn, showKeys, find, OwnPinAndFactors }: Props) {
  const { t } = useLingui();
  const user = useAppSelector(selectUser);
  const role = user && user.account_type !== 'client' ? user.account_type : undefined;
  const row = useRef<HTMLElement>(null);
  const shown = inBar(useFirstLine(row, sections.length));
  const lock = useLock();
  // Where there is no PIN, leaving means signing out.
  const atCounter = useReadSignInQuery().data?.at_counter === true;
  const [access, setAccess] = useState(false);
  const menu = useMenu();
  return (
    <header className="print:hidden flex items-center gap-2 border-b border-hairline bg-surface px-3 py-1 lg:px-4">
      <Link to={paths.desk} className="inline-flex min-h-11 items-center">
        <Logo />
        <span className="sr-only">
          <Trans>Desk</Trans>
        </span>
      </Link>
      <nav ref={row} aria-label={t`Desk`} className="desk-sections">
        <SectionLinks sections={sections} fitting={shown} />
      </nav>
      {find && (
        <DeskButton look="plain" onClick={find} className="lg:border lg:border-line">
          <svg viewBox="0 0 24 24" className="desk-tool-sign" aria-hidden="true">
            <path d="M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12M15 15l4.5 4.5" />
          </svg>
          <span className="max-lg:sr-only">
            <Trans>Find</Trans>
          </span>{' '}
          <kbd className="max-lg:hidden">Ctrl K</kbd>
        </DeskButton>
      )}
      <DeskButton look="plain" onClick={lock}>
        <svg viewBox="0 0 24 24" className="desk-tool-sign rtl:-scale-x-100" aria-hidden="true">
          <path d={atCounter ? LOCK : WAY_OUT} />
        </svg>
        <span className="max-lg:sr-only">
          {atCounter ? <Trans>Lock</Trans> : <Trans>Sign out</Trans>}
        </span>
      </DeskButton>
      <details {...menu.attributes} className="desk-menu relative">
        <summary className="desk-tool list-none">
          <span className="max-w-40 truncate max-lg:hidden">{user?.first_name}</span>
          <span className="sr-only">
            <Trans>Person and settings</Trans>
          </span>
          <Glyph name="menu" className="size-5" />
        </summary>
        <div className="absolute end-0 top-full z-30 mt-1 grid w-84 max-w-[calc(100vw-1.5rem)] gap-4 rounded-card border border-hairline bg-surface p-4 shadow-float">
          <p>
            <strong className="block" translate="no">
              {user?.first_name} {user?.last_name}
            </strong>
            <span className="text-sm text-muted">{role && t(roleWords[role])}</span>
          </p>
          {shown < sections.length && (
            <nav aria-label={t`More pages`} className="-mx-2 grid">
              <SectionLinks sections={sections.slice(shown)} onFollow={menu.shut} />
            </nav>
          )}
          <ThemeSwitch />
          <LanguageSwitch className="justify-self-start border border-line" />
          {find && (
            <DeskCheckbox checked={keysOn} onChange={(event) => setKeysOn(event.target.checked)}>
              <Trans>Single-letter keys</Trans>
            </DeskCheckbox>
          )}
          <DeskButton
            look="plain"
            onClick={() => {
              menu.leave();
              setAccess(true);
            }}
            className="justify-self-start border border-line"
          >
            <Trans>PIN, counter and own data</Trans>
          </DeskButton>
          {find && (
            <DeskButton
              look="plain"
              onClick={() => {
                menu.leave();
                showKeys();
              }}
              className="justify-self-start border border-line"
            >
              <Trans>All keys</Trans> <kbd>?</kbd>
            </DeskButton>
          )}
        </div>
      </details>
      {access && <OwnPinAndFactors onClose={() => setAccess(false)} />}
    </header>
  );
}

const LOCK = 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3';
const WAY_OUT = 'M10 5H5v14h5M14.5 8l4 4-4 4M18.5 12H9';

/** Ends the session on this machine; a counter then shows its faces. */
function useLock(): () => void {
  const dispatch = useAppDispatch();
  return () => dispatch(signOut());
}

/**
 * How many children fit in the first line of a wrapping row. Measured before the first paint, and
 * again when the row or one of its `count` children changes size.
 */
function useFirstLine(row: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(0);
  useLayoutEffect(() => {
    const box = row.current;
    if (!box || count === 0) return;
    const items = [...box.children] as HTMLElement[];
    const measure = () => {
      const beyond = items.findIndex(
        ({ offsetTop, offsetLeft, offsetWidth }) =>
          offsetTop > 0 || offsetLeft < 0 || offsetLeft + offsetWidth > box.clientWidth,
      );
      setFitting(beyond === -1 ? items.length : beyond);
    };
    measure();
    const watched = new ResizeObserver(measure);
    for (const each of [box, ...items]) watched.observe(each);
    return () => watched.disconnect();
  }, [row, count]);
  return fitting;
}
