import { arabicPath, PUBLIC_PATHS } from '@limber/contract/site.ts';
import type { Config } from '@react-router/dev/config';

export default {
  // Each build has a folder of its own: tools/web-build.mjs.
  buildDirectory: process.env.WEB_BUILD ?? 'build/by-hand',
  ssr: false,
  // Drawn again by the server from what the studio says of itself.
  prerender: [...PUBLIC_PATHS, ...PUBLIC_PATHS.map(arabicPath), '/profile', '/user/profile'],
} satisfies Config;
