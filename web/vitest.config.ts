import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vitest/config';

// Named, because the tests are also run from the folder above.
const messages = { configPath: `${import.meta.dirname}/lingui.config.ts` };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    lingui(messages),
    babel({ presets: [linguiTransformerBabelPreset(undefined, messages)] }),
  ],
  test: { name: 'web', include: ['app/**/*.test.{ts,tsx}'], environment: 'node' },
});
