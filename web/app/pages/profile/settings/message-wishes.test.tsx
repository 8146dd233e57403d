// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { browserThat, withoutPush } from '../../../components/push/test-browser.ts';
import { openPage } from '../../../components/test-answers/test-page.tsx';
import { MessageWishes } from './message-wishes.tsx';

const wishes = {
  ...{ channel: null, offers_by_mail: null, offers_by_message: null },
  channels: ['mail', 'push'],
};
const open = (changes = {}) =>
  openPage(<MessageWishes />, { 'accounts/profile/messages': { ...wishes, ...changes } });
const onDevice = { name: 'Notification on this device' };

afterEach(() => {
  cleanup();
  withoutPush();
});

test('notifications are chosen once this device may show them', async () => {
  browserThat('granted');
  const page = await open();
  await page.user.click(await screen.findByRole('radio', onDevice));
  await expect.poll(() => page.times('POST accounts/push/')).toBe(1);
  await expect.poll(() => page.times('PUT accounts/profile/messages')).toBe(1);
});

test('who does not allow them keeps the channel they had', async () => {
  browserThat('denied');
  const page = await open();
  await page.user.click(await screen.findByRole('radio', onDevice));
  expect(await screen.findByText(/You can allow them in its settings/)).toBeTruthy();
  expect(page.times('PUT accounts/profile/messages')).toBe(0);
});

test('a client who has chosen notifications adds another device with a press', async () => {
  browserThat('granted');
  const page = await open({ channel: 'push' });
  await screen.findByText('This device does not show them yet.');
  await page.press('Show them on this device');
  await expect.poll(() => page.times('POST accounts/push/')).toBe(1);
  await expect.poll(() => screen.queryByText('This device does not show them yet.')).toBeNull();
});

test('a browser without notifications does not offer them', async () => {
  await open();
  await screen.findByText(/Offers come only/);
  expect(screen.queryByRole('radio', onDevice)).toBeNull();
});
