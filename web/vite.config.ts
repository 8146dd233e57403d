import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  build: {
    rolldownOptions: {
      // The contract's schemas are built by these calls; a page that uses none of them drops them.
      treeshake: {
        manualPureFunctions: [
          'Type',
          'defineRoute',
          'PageOf',
          'Nullable',
          'packageList',
          'appointmentList',
        ],
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/healthz': server, '/dev': server },
  },
});
