import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, Outlet, useLocation, useOutletContext } from 'react-router';
import { Unanswered } from '../../../components/lost-replies/unanswered.tsx';
import { servedSite } from '../../../lib/site-facts-in-page.ts';
import { paths } from '../../../paths.ts';
import { useReadSetUpQuery } from '../../../state/api/calls/desk/entry/set-up.ts';
import { selectUser } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { DeskBar } from './desk-bar.tsx';
import { bufferKeys, forgetEarly, takeEarly } from './keys/early-keys.ts';
import { isTyping } from './keys/is-typing.ts';
import { KeysHelp } from './keys/keys-help.tsx';
import { useShortcutsOn } from './keys/use-shortcuts-on.ts';
import { PagesBeside } from './pages-beside.tsx';
import { mayFind, sectionsOf } from './pages-of-desk.ts';
import { SecondRow } from './section-links.tsx';

const Finder = lazyPart(async () => (await import('./find/finder.tsx')).Finder);

/** What the frame passes to the page in it. */
export interface InFrame {
  /** Whether single letters are shortcuts. */
  readonly keysOn: boolean;
}

/** The frame of every page of the desk: its bar, and the keys that work everywhere. */
export function DeskFrame({
  OwnPinAndFactors,
}: Pick<ComponentProps<typeof DeskBar>, 'OwnPinAndFactors'>) {
  const [helps, setHelps] = useState(false);
  const [finds, setFinds] = useState(false);
  const [keysOn, setKeysOn] = useShortcutsOn();
  const role = useAppSelector(selectUser)?.account_type;
  const sections = sectionsOf(role);
  const finder = mayFind(role);
  const open = () => {
    if (!finds) bufferKeys();
    setFinds(true);
  };
  const find = finder ? open : undefined;
  useEffect(() => (finder ? Finder.fetchAhead() : undefined), [finder]);
  useFindKey(find);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the page in it has taken its own
  useLayoutEffect(() => {
    if (finder && takeEarly('find', keysOn)) setFinds(true);
    forgetEarly();
  }, []);
  useHelpKey(keysOn && finder, () => setHelps((shown) => !shown));
  const inFrame: InFrame = { keysOn };
  return (
    <div className="desk flex h-dvh flex-col print:block print:h-auto">
      <DeskBar
        {...{ sections, OwnPinAndFactors, keysOn, setKeysOn, find }}
        showKeys={() => setHelps(true)}
      />
      <SecondRow sections={sections} />
      <BackToSetUp role={role} />
      <Unanswered atDesk />
      <div className="desk-body">
        <PagesBeside sections={sections} />
        <Outlet context={inFrame} />
      </div>
      {finds && <Finder onClose={() => setFinds(false)} />}
      {helps && <KeysHelp onClose={() => setHelps(false)} keysOn={keysOn} setKeysOn={setKeysOn} />}
    </div>
  );
}

/** What the frame passes to its page. */
export function useInFrame(): InFrame {
  return useOutletContext<InFrame>();
}

/** A question mark, Latin or Arabic, shows the keys. */
function useHelpKey(on: boolean, help: () => void): void {
  const latest = useRef({ on, help });
  latest.current = { on, help };
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!latest.current.on || !['?', '؟'].includes(event.key)) return;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (isTyping(event.target)) return;
      event.preventDefault();
      latest.current.help();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

/** Ctrl-K, or Cmd-K on a Mac, from anywhere, even while typing. */
function useFindKey(find: (() => void) | undefined): void {
  const latest = useRef(find);
  latest.current = find;
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.code !== 'KeyK') return;
      if (!event.ctrlKey && !event.metaKey) return;
      if (!latest.current) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

/** Until the doors are open, every page of the desk leads a manager back to the set-up. */
function BackToSetUp({ role }: { role: string | undefined }) {
  const { pathname } = useLocation();
  const skip = servedSite().open || role !== 'manager';
  const { data } = useReadSetUpQuery(undefined, { skip });
  if (skip || data?.opened_at !== null || pathname === paths.deskSetUp) return null;
  return (
    <p className="shrink-0 border-b border-hairline bg-tint px-1 sm:px-3 print:hidden">
      <Link to={paths.deskSetUp} className="desk-tool">
        <Glyph name="down" className="size-5 rotate-90 rtl:-rotate-90" />
        <Trans>Back to the set-up</Trans>
      </Link>
    </p>
  );
}
