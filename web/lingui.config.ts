import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ar'],
  catalogs: [{ path: '<rootDir>/locales/{locale}/messages', include: ['<rootDir>/app'] }],
  format: formatter({ lineNumbers: false }),
});
