import type { Config } from '@react-router/dev/config';

export default {
  // Each build has a folder of its own: tools/web-build.mjs.
  buildDirectory: process.env.WEB_BUILD ?? 'build/by-hand',
  ssr: false,
  prerender: ['/', '/discount', '/privacy-policy', '/booking', '/profile', '/user/profile'],
} satisfies Config;
