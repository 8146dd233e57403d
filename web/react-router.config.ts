import type { Config } from '@react-router/dev/config';

export default {
  ssr: false,
  prerender: ['/', '/discount', '/privacy-policy'],
} satisfies Config;
