import { expect, test } from 'vitest';
import { agreesToOffers, channelsFor } from './first-and-next-channel-rules.ts';

const both = { hasAddress: true, hasNumber: true, hasBrowser: false };

test.each([
  [{ wish: null, ...both }, true, ['mail', 'whatsapp']],
  [{ wish: 'mail', ...both }, true, ['mail', 'whatsapp']],
  [{ wish: 'whatsapp', ...both }, true, ['whatsapp', 'mail']],
  [{ wish: 'whatsapp', ...both }, false, ['mail']],
  [{ wish: 'whatsapp', hasAddress: true, hasNumber: false, hasBrowser: false }, true, ['mail']],
  [{ wish: null, hasAddress: false, hasNumber: true, hasBrowser: false }, true, ['whatsapp']],
  [{ wish: null, hasAddress: false, hasNumber: true, hasBrowser: false }, false, []],
  [{ wish: 'push', ...both }, true, ['mail', 'whatsapp']],
  [{ wish: 'push', ...both, hasBrowser: true }, true, ['push', 'mail', 'whatsapp']],
  [{ wish: 'mail', ...both, hasBrowser: true }, true, ['mail', 'whatsapp']],
] as const)('of %j with a provider: %j, the channels are %j', (client, offered, channels) => {
  expect(channelsFor(client, offered)).toEqual(channels);
});

test('only a yes is an agreement to offers, channel by channel', () => {
  const said = { offers_by_mail: 'yes', offers_by_message: null } as const;
  expect(agreesToOffers(said, 'mail')).toBe(true);
  expect(agreesToOffers(said, 'whatsapp')).toBe(false);
  expect(agreesToOffers({ ...said, offers_by_message: 'no' }, 'whatsapp')).toBe(false);
});
