import { ARABIC_PATH, hasArabicPaths, isPublicPath } from '@limber/contract/terms/site-pages.ts';
import { t } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { type CSSProperties, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { Links, Meta, Scripts, ScrollRestoration, useRouteError } from 'react-router';
import './app.css';
import { beforePaint } from './before-paint.ts';
import { ErrorPage } from './components/error-pages/error-page.tsx';
import { SiteLayout } from './components/layout/site-layout.tsx';
import { pageMeta } from './components/meta-tags.ts';
import { SignInModalProvider } from './components/sign-in/sign-in-modal.tsx';
import { usePageLanguage } from './components/use-page-language.ts';
import { i18n, spokenLanguage } from './i18n.ts';
import { announceAlive } from './lib/hydrated-event.ts';
import { directions } from './lib/language.ts';
import { lookFile, servedSite } from './lib/site-facts-in-page.ts';
import { frameColours } from './lib/theme.ts';
import { stayWhenOffline } from './stand-in-for-missing-scripts.ts';
import { drawnState, store } from './state/store.ts';
import { lazyPart } from './ui/lazy/lazy-part.tsx';
import { showToast, Toasts } from './ui/overlay/toast.tsx';

/** For pages without their own. */
export function meta({ location }: { location: { pathname: string } }) {
  const { open, studio } = servedSite();
  const { brand } = studio;
  const path = !open && isPublicPath(location.pathname) ? location.pathname : undefined;
  return pageMeta({ description: t`Book your session at ${brand} online.`, path });
}

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script below changes the element before hydration.
    <html
      lang={spokenLanguage()}
      dir={directions[spokenLanguage()]}
      data-languages={servedSite().switches.languages.join(' ')}
      data-clock={JSON.stringify(servedSite().clock)}
      style={servedSite().look.colours as CSSProperties}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {(['light', 'dark'] as const).map((theme) => (
          <meta
            key={theme}
            name="theme-color"
            content={frameColours[theme]}
            media={`(prefers-color-scheme: ${theme})`}
            data-frame={theme}
          />
        ))}
        <script>{beforePaint}</script>
        <link rel="icon" href={lookFile('/icons/favicon-32.png')} sizes="32x32" type="image/png" />
        {/* A mark is a picture, not a drawing. */}
        {!servedSite().look.pictures.mark && (
          <link rel="icon" href={lookFile('/favicon.svg')} type="image/svg+xml" />
        )}
        <link rel="apple-touch-icon" href={lookFile('/icons/apple-touch-icon.png')} />
        <link
          rel="manifest"
          href={`${spokenLanguage() === 'ar' && hasArabicPaths(servedSite().switches) ? ARABIC_PATH : ''}/site.webmanifest`}
        />
        {/* React Aria adds its only style element, which the CSP blocks, if this id is missing;
           app.css has the rule. */}
        <meta id="react-aria-pressable-style" />
        <LocalizedMeta />
        <Links />
      </head>
      <body>
        <I18nProvider i18n={i18n}>
          <Provider store={store} serverState={drawnState()}>
            {children}
          </Provider>
        </I18nProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  usePageLanguage();
  useEffect(() => {
    document.documentElement.removeAttribute('data-other');
    announceAlive();
  }, []);
  useEffect(
    () => stayWhenOffline(() => showToast('error', t`Please check your connection and try again.`)),
    [],
  );
  return (
    <SignInModalProvider>
      <SiteLayout />
      <Toasts />
      <StudioReader />
    </SignInModalProvider>
  );
}

export { PageLoading as HydrateFallback } from './components/layout/page-loading.tsx';

export function ErrorBoundary() {
  // An error page replaces the whole document, with its language, direction and the studio.
  usePageLanguage();
  return (
    <>
      <ErrorPage error={useRouteError()} />
      <StudioReader />
    </>
  );
}

/** Title and description of the page, updated when the language changes. */
function LocalizedMeta() {
  const locale = useSyncExternalStore(
    (listener) => i18n.on('change', listener),
    () => i18n.locale,
    () => i18n.locale,
  );
  return <Meta key={locale} />;
}

/**
 * Loads the studio's settings for every `useStudio` and `useServerClock`. Rendered after the page
 * itself, and loads the store.
 */
const StudioReader = lazyPart(
  async () => (await import('./components/load-studio-settings.tsx')).StudioAnswer,
  // On failure the page keeps its defaults.
  { missing: () => null },
);
