import type { Config } from '@react-router/dev/config';

/** The public pages; each also in Arabic. */
const open = ['/', '/discount', '/privacy-policy', '/terms', '/booking'];

export default {
  // Each build has a folder of its own: tools/web-build.mjs.
  buildDirectory: process.env.WEB_BUILD ?? 'build/by-hand',
  ssr: false,
  // Drawn again by the server from what the studio says about itself.
  prerender: [
    ...open,
    ...open.map((path) => `/ar${path.replace(/^\/$/, '')}`),
    '/profile',
    '/user/profile',
  ],
} satisfies Config;
