import { expect, test } from 'vitest';
import { loggedUrl } from './request-log.ts';

const TOKEN = 'x7Zk'.repeat(11).slice(0, 43);

test.each([
  [
    `/api/v1/appointment/package-invitations/${TOKEN}/`,
    '/api/v1/appointment/package-invitations/…/',
  ],
  [`/invitation/${TOKEN}`, '/invitation/…'],
  [`/login?next=%2Finvitation%2F${TOKEN}`, '/login?…'],
  [`/nowhere%2F${TOKEN}/%E0%A4%A`, '/…/%E0%A4%A'],
  [`/${TOKEN}.${TOKEN}.${TOKEN}`, '/…'],
  [
    '/api/v1/appointment/active-unlimited-package/',
    '/api/v1/appointment/active-unlimited-package/',
  ],
  ['/api/v1/appointment/package-people/12/3', '/api/v1/appointment/package-people/12/3'],
  [
    '/assets/instrument-sans-latin-standard-normal-B1dK.woff2',
    '/assets/instrument-sans-latin-standard-normal-B1dK.woff2',
  ],
])('%s is logged as %s', (url, logged) => expect(loggedUrl(url)).toBe(logged));
