// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPage } from '../test-answers/test-page.tsx';
import { RemindHere } from './remind-here.tsx';
import { browserThat, withoutPush } from './test-browser.ts';

beforeEach(() => browserThat('granted'));
afterEach(() => {
  cleanup();
  withoutPush();
});

const offer = 'Remind me on this device';

test('who says yes is told on this device from then on', async () => {
  const page = await openPage(<RemindHere />, {});
  await page.press(offer);
  await expect.poll(() => page.times('POST accounts/push/')).toBe(1);
  await expect.poll(() => page.times('PUT accounts/profile/messages')).toBe(1);
  expect(await screen.findByText('We will remind you on this device.')).toBeTruthy();
});

test('who says no reads where it can be allowed, and nothing is sent', async () => {
  browserThat('denied');
  const page = await openPage(<RemindHere />, {});
  await page.press(offer);
  expect(await screen.findByText(/You can allow them in its settings/)).toBeTruthy();
  expect(page.times('POST accounts/push/')).toBe(0);
});

test('who was asked before, or has no such browser, is not asked', async () => {
  browserThat('granted', { permission: 'denied' });
  await openPage(<RemindHere />, {});
  expect(screen.queryByRole('button', { name: offer })).toBeNull();
  cleanup();
  withoutPush();
  await openPage(<RemindHere />, {});
  expect(screen.queryByRole('button', { name: offer })).toBeNull();
});
