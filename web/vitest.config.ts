import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { PluginOption } from 'vite';
import { defineConfig } from 'vitest/config';

// Named for all of Lingui's parts, because the tests are also run from the folder above.
process.env.LINGUI_CONFIG = `${import.meta.dirname}/lingui.config.ts`;

const all = 'app/**/*.test.{ts,tsx}';

/** Tests in a document, and those that change modules, globals or the clock, have a world each. */
const apart = globSync(all, { cwd: import.meta.dirname }).filter((file) =>
  /@vitest-environment|\bvi\./.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);

interface Which {
  readonly include: string[];
  readonly exclude?: string[];
  readonly isolate?: boolean;
}

const projectOf = (name: string, which: Which) => ({
  root: import.meta.dirname,
  plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })] as PluginOption[],
  test: {
    name,
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
    ...which,
  },
});

/** Reading React and the pages again for each file was most of the time: the others share a world. */
export const webProjects = [
  projectOf('web', { include: [all], exclude: apart, isolate: false }),
  projectOf('web apart', { include: apart }),
];

export default defineConfig({ test: { projects: webProjects } });
