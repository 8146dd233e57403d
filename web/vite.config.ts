import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** What every page stands on; two scripts, as one would come long after all the others. */
const react = inPackages('react|react-dom|scheduler');
const frame = inPackages('react-router|@lingui/(core|react)|react-redux|use-sync-external-store');

/**
 * The store and the API in it, without what the desk asks; a built page is drawn without them. Adding to
 * a calendar asks too, and is too small for a file of its own.
 */
const store = [
  inPackages('@reduxjs|immer|redux|redux-thunk|reselect|@standard-schema'),
  inApp(
    'components/(?:load-studio-settings|calendar/use-add-to-calendar)',
    // Apart from what the desk and pieces that are loaded late ask.
    'state/(?!api/(?:calls/)?desk|api/calls/(?:messages|sessions)/)(?:[\\w-]+/)*[\\w-]+',
  ),
];

/** What every page shows and asks; the two of marketing are too small for files of their own. */
const shell = [
  inApp(
    'i18n|paths|before-paint|stand-in-for-missing-scripts|scripts-after-paint',
    'components/(?:[\\w-]+/)?(desktop-menu|drop-down|error-page|footer|header|language-switch|logo|mobile-menu)',
    'components/(?:[\\w-]+/)?(opening-hours|page-loading|meta-tags|phone-link|sign-in-modal|theme-switch)',
    'components/use-(choose-language|server-clock|sign-out|speak-language|page-language|studio)',
    'components/(?:[\\w-]+/)?(help-contacts|hero-files|resolve-file)',
    'components/branches/(?:served-branches|group-days)',
    'lib/(hydrated-event|join-names|site-facts-in-page)',
    'state/(initial-state|selectors|store|stored-tree)',
    'ui/(?:[\\w-]+/)?(button|button-classes|class-names|error-state|glyph|lazy-dialog|lazy-part|missing-dialog|missing-part|spinner|state-frame|toast)',
    'components/(?:[\\w-]+/)?site-layout',
    'pages/marketing/home/book-session-link',
  ),
  // A list of words; in a file of its own the wizard would wait for one more.
  /[\\/]contract[\\/]src[\\/]terms[\\/]site[\\/]body-places\.ts/,
];

/** What the wizard and the dashboard share: thirty files of a kilobyte would wait for one another. */
const shared = [
  inApp(
    'booking-links',
    'components/(?:[\\w-]+/)?(day-and-time|free-time-buttons|invitation-text|section-boundary|book-again-choices|paid-online|visit-facts)',
    'components/(?:[\\w-]+/)?(picture|service-picture|signed-picture|sign-in-heading|spoken-languages)',
    'components/(?:[\\w-]+/)?(therapist-name|therapist-portrait|branch-picture|use-failure-text|use-narrow|use-server-now|use-soon-day|use-before-hydration)',
    'lib/[\\w-]+',
    'ui/(?:[\\w-]+/)?(badge|card|checkbox|dialog|empty-state|link-button|notice|on-picture|arrow-key-index)',
    'ui/(?:[\\w-]+/)?(primary-action|quad-matrix|reload-once|skeleton|tabs)',
  ),
  inPackages('lucide-react'),
];

/** What the wizard's first screen shares with what it fetches later. */
const wizard = inApp(
  'components/use-days-ahead',
  'components/catalogue-cards/(chosen|option|package|pick|service)-[\\w-]+',
  'pages/book/[\\w/-]+',
);

/** What is typed into at sign-in, when booking and in settings; a file for each weighs more than its code. */
const fields = inApp(
  'components/(?:[\\w-]+/)?(one-time-code-request|email-form|person-fields|code-sent)',
  'components/sign-in/(sign-in-handover|use-begin-session)',
  'ui/(?:[\\w-]+/)?(code-input|field|radio-group|text-area|text-field)',
);

/** What the dashboard shares with what it fetches later and with the settings. */
const dashboard = inApp('pages/profile/[\\w/-]+');

/** What the dashboard shows as the page of discounts does, or the form of a partner. */
const membership = inApp(
  'components/(membership-card|catalogue-cards/partner-(banner|card|offer))',
  'ui/(guilloche|partner-tile)',
);

/** What the desk asks; it stands on the store alone, so that nothing else comes with it. */
const deskCalls = inApp('state/api/(?:calls/)?desk[\\w/-]*');

/** What most pages of the desk are made of: in files of their own their names outweigh them. */
const deskBase = inApp(
  'pages/desk/frame/(desk-page|desk-table|loading-or-failed)',
  'pages/desk/frame/(fields/(desk-field|form-foot)|refusal/(refusal-text|use-refusal))',
  'pages/desk/frame/words/(role-words|tax-words|use-branch-names)',
);

/**
 * Modules of packages of which the pages use nothing, but which their packages name in a way that a
 * bundler cannot leave out. Each is replaced by the few lines that are needed of it; what is only
 * named by a module that is left out itself stays undefined.
 */
const replaced: Readonly<Record<string, string>> = {
  // Days are Gregorian in both languages; the package brings twelve more calendars.
  '@internationalized/date/dist/private/createCalendar.mjs': `
    import { GregorianCalendar } from './calendars/GregorianCalendar.mjs';
    export const createCalendar = () => new GregorianCalendar();`,
  // No page has a shadow root.
  'react-aria/dist/private/utils/shadowdom/ShadowTreeWalker.mjs': `
    export const createShadowTreeWalker = (document, ...from) => document.createTreeWalker(...from);
    export let ShadowTreeWalker;`,
  // The browser knows every route from the start.
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export let getManifestPath, getPathsWithAncestors, handleClientVersionMismatch;`,
  // Nobody listens to the router's calls.
  'react-router/dist/production/lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export let instrumentHandler, instrumentationResultMetaContext;`,
};

export default defineConfig({
  plugins: [
    twoLanguages(),
    withoutUnusedParts(),
    tailwindcss(),
    reactRouter(),
    lingui(),
    // The messages stay in the code; see app/i18n.ts.
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] }),
  ],
  // React itself has what this stands in for.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  // The server's half draws the first step of the wizard where no package of the web is installed.
  ssr: { noExternal: process.env.NODE_ENV === 'production' || undefined },
  build: {
    rolldownOptions: {
      output: {
        // Every page loads the names of all scripts, and a hash does not compress: seven letters of it
        // still tell four million million contents apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          // Two large scripts compress better than sixty small ones.
          groups: [
            { name: 'react', test: react, priority: 5 },
            { name: 'frame', test: frame, priority: 4 },
            { name: 'shell', test: anyOf(shell), priority: 3 },
            { name: 'store', test: anyOf(store), priority: 2 },
            { name: 'shared', test: anyOf(shared), priority: 1, minShareCount: 2 },
            // Every page's list of what it imports is a client's first load too: one name for many.
            { name: 'desk-calls', test: deskCalls, minShareCount: 2 },
            { name: 'desk-base', test: deskBase, minShareCount: 6 },
            { name: 'wizard', test: wizard, minShareCount: 2 },
            { name: 'fields', test: fields, minShareCount: 2 },
            { name: 'membership', test: membership, minShareCount: 2 },
            { name: 'dashboard', test: dashboard, minShareCount: 2 },
          ],
        },
      },
      // Nothing here does something by being read; without this what only might stays in.
      treeshake: { propertyReadSideEffects: false },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/healthz': server, '/readyz': server, '/dev/inbox': server },
  },
});

function anyOf(patterns: RegExp[]): (id: string) => boolean {
  return (id) => patterns.some((each) => each.test(id));
}

function inPackages(...names: string[]): RegExp {
  return new RegExp(
    `[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`.replaceAll(
      '@lingui/',
      '@lingui[\\\\/]',
    ),
  );
}

function inApp(...files: string[]): RegExp {
  return new RegExp(
    `[\\\\/]web[\\\\/]app[\\\\/](${files.join('|').replaceAll('/', '[\\\\/]')})\\.tsx?`,
  );
}

/** React Aria brings its few words in thirty languages; those the pages do not speak become English. */
function twoLanguages(): Plugin {
  return {
    name: 'two-languages',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const other = /\/intl\/\w+\/(?!en-US|ar-AE)[a-z]{2}-[A-Z]{2}\.mjs$/.test(source);
      return other ? this.resolve(source.replace(/[^/]+$/, 'en-US.mjs'), importer) : null;
    },
  };
}

/** Leaves out of the pages' scripts what they never use; a build fails when a package moved it. */
function withoutUnusedParts(): Plugin {
  const met = new Set<string>();
  return {
    name: 'without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const path = id.replaceAll('\\', '/');
      const part = Object.keys(replaced).find((each) => path.endsWith(`/node_modules/${each}`));
      if (!part) return null;
      met.add(part);
      return { code: replaced[part] ?? '', moduleSideEffects: false };
    },
    buildEnd(error) {
      const missed = Object.keys(replaced).filter((part) => !met.has(part));
      if (!error && missed.length > 0) this.error(`No page loads ${missed.join(', ')} any more.`);
    },
  };
}
