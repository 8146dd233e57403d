// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { browserThat, withoutPush } from '../../../../components/push/test-browser.ts';
import { openPage } from '../../../../components/test-answers/test-page.tsx';
import { TellMeHere } from './tell-me-here.tsx';

afterEach(() => {
  cleanup();
  withoutPush();
});

test('a therapist chooses to be told on this device, and ends it', async () => {
  browserThat('granted');
  const page = await openPage(<TellMeHere />);
  await screen.findByText(/This device can tell you when a client is here/);
  await page.press('Tell me on this device');
  await expect.poll(() => page.times('POST accounts/push/')).toBe(1);
  await screen.findByText(/This device tells you when a client is here/);
  await page.press('No longer tell me here');
  await expect.poll(() => page.times('POST accounts/push/remove/')).toBe(1);
  await screen.findByText(/This device can tell you/);
});

test('a counter, which others see too, says so and is not told', async () => {
  browserThat('granted');
  const detail = 'This device is a counter, which others see too.';
  const page = await openPage(<TellMeHere />, {
    'POST accounts/push/': Response.json({ detail }, { status: 400 }),
  });
  await screen.findByText(/This device can tell you/);
  await page.press('Tell me on this device');
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(screen.queryByText(/This device tells you/)).toBeNull();
});

test('a browser without notifications offers nothing', async () => {
  await openPage(<TellMeHere />);
  expect(screen.queryByRole('button')).toBeNull();
});
