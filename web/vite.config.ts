import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** What every page stands on. */
const frame = inPackages(
  'react|react-dom|scheduler|react-router|@lingui/(core|react)',
  '@reduxjs|immer|redux|redux-remember|redux-thunk|react-redux|reselect|use-sync-external-store',
);

/** What every page shows and asks. */
const shell = inApp(
  'i18n|paths|before-paint|scripts-after-look',
  'components/(desktop-menu|drop-down|error-page|footer|header|language-switch|logo|mobile-menu)',
  'components/(opening-hours|page-meta|sign-in-heading|sign-in-modal|theme-switch|use-[\\w-]+)',
  'components/(hero-files|own-pictures|resolve-file)',
  'state/(api|auth-api|auth-slice|failure|pages|persistence|profile-api|reauth|scheduling-api)',
  'state/(selectors|session|store|stored-tree|token-slice|utils-slice)',
  'ui/(button|button-look|class-names|dialog|glyph|spinner|toast)',
);

/** What the wizard and the dashboard share: thirty files of a kilobyte would wait for one another. */
const pieces = [
  inApp(
    'components/(day-and-time|picture)',
    'lib/[\\w-]+',
    'state/[\\w-]+',
    'ui/(badge|card|checkbox|empty-state|error-state|link-button|notice|skeleton|state-frame|tabs)',
  ),
  inPackages('lucide-react'),
];

export default defineConfig({
  plugins: [
    twoLanguages(),
    tailwindcss(),
    reactRouter(),
    lingui(),
    // The messages stay in the code; see app/i18n.ts.
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] }),
  ],
  // Whole addresses in the head of the built pages; paths where the build is not told.
  define: {
    'import.meta.env.PUBLIC_URL': JSON.stringify((process.env.PUBLIC_URL ?? '').replace(/\/$/, '')),
  },
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Two large scripts compress better than sixty small ones.
          groups: [
            { name: 'frame', test: frame, priority: 2 },
            { name: 'shell', test: shell, priority: 1 },
            {
              name: 'pieces',
              test: (id) => pieces.some((each) => each.test(id)),
              minShareCount: 2,
            },
          ],
        },
      },
      treeshake: {
        // The web takes types and a few values from the contract; its schemas, and the library
        // that builds them, stay out of the bundle.
        moduleSideEffects: [
          { test: /node_modules\/typebox\//, sideEffects: false },
          { test: /contract\/src\//, sideEffects: false },
        ],
        manualPureFunctions: ['Type', 'defineRoute', 'PageOf', 'Nullable'],
        propertyReadSideEffects: false,
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/healthz': server, '/dev/inbox': server },
  },
});

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
