import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  plugins: [
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
