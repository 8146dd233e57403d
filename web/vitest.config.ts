import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vitest/config';

// Named for all of Lingui's parts, because the tests are also run from the folder above.
process.env.LINGUI_CONFIG = `${import.meta.dirname}/lingui.config.ts`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    name: 'web',
    include: ['app/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Pages are served with the demo's facts.
    setupFiles: ['app/components/test-answers/test-site.ts'],
    // Where a document is asked for, it opens no other page and loads no file.
    environmentOptions: {
      happyDOM: {
        settings: {
          disableCSSFileLoading: true,
          disableJavaScriptFileLoading: true,
          navigation: {
            disableMainFrameNavigation: true,
            disableChildFrameNavigation: true,
            disableChildPageNavigation: true,
          },
        },
      },
    },
    // Outside of a browser an address needs its origin.
    env: { VITE_API_BASE: 'http://studio.test/api/v1/' },
    // What is waited for comes; how soon is the machine's matter.
    testTimeout: 30_000,
    expect: { poll: { timeout: 5_000 } },
  },
});
