import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ar'],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/messages',
      include: ['<rootDir>/app'],
      exclude: ['<rootDir>/app/pages/desk'],
    },
    // No client loads the words of the desk.
    { path: '<rootDir>/locales/{locale}/desk', include: ['<rootDir>/app/pages/desk'] },
  ],
  format: formatter({ lineNumbers: false }),
});
