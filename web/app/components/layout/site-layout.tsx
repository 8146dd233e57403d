import { isPublicPath } from '@limber/contract/terms/site-pages.ts';
import { Trans } from '@lingui/react/macro';
import { type ComponentType, Suspense, useEffect } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { servedSite } from '../../lib/site-facts-in-page.ts';
import { selectSignedIn } from '../../state/selectors.ts';
import { store, useAppSelector } from '../../state/store.ts';
import { lazyPartOfBuiltPage } from '../../ui/lazy/lazy-part.tsx';
import { Unanswered } from '../lost-replies/unanswered.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Logo } from './logo.tsx';

// Part of the page as it is served, so that nothing else loads it.
const OpensSoon = lazyPartOfBuiltPage(async () => (await import('./opens-soon.tsx')).OpensSoon);

/** Layout options of a route. */
export interface RouteHandle {
  /** False renders the page without the frame. */
  frame?: boolean;
  /** False hides the site's header. */
  header?: boolean;
  /** Above the page, and above its placeholder while it is not known who is signed in. */
  head?: ComponentType;
  /** Space above the footer, if not always: a page may reach down to it. */
  footerGap?: keyof typeof gaps;
}

const gaps = { always: 'mt-16', narrow: 'max-lg:mt-16', wide: 'lg:mt-16', never: '' };

/**
 * The shared frame: header, page, footer. Part of the root, as a route for it was one more script
 * to load.
 */
export function SiteLayout() {
  // A route's options also apply to its children, unless they set their own.
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  const route: RouteHandle = Object.assign({}, ...handles);
  const { frame, header, head: Head, footerGap = 'always' } = route;
  const { pathname } = useLocation();
  const signedIn = useAppSelector(selectSignedIn);
  // Updates what the script in the head has set. The store is read directly, because the first
  // render still sees the state that the HTML was made with.
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again after each change
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-signed-in', selectSignedIn(store.getState()));
  }, [signedIn]);
  if (!servedSite().open && isPublicPath(pathname))
    return (
      <Suspense>
        <OpensSoon />
      </Suspense>
    );
  if (frame === false) return <Outlet />;
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-primary px-5 py-3 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        <Trans>Skip to content</Trans>
      </a>
      {header !== false && <Header />}
      <main id="content" tabIndex={-1} className="grow">
        {/* Head of a printed page, which has neither header nor footer. */}
        <p className="container-page hidden pt-4 print:block">
          <Logo />
        </p>
        <Unanswered />
        {Head && <Head />}
        <Outlet />
      </main>
      <Footer className={gaps[footerGap]} />
    </div>
  );
}
