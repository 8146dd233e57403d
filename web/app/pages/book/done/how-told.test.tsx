// @vitest-environment happy-dom
import type { MessageChannel } from '@limber/contract/messages/message-wishes.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../components/test-answers/test-page.tsx';
import { HowTold } from './how-told.tsx';

const wishes = {
  ...{ channel: null, offers_by_mail: null, offers_by_message: null },
  channels: ['mail', 'whatsapp', 'push'],
};
const page = (first: MessageChannel | null) => {
  const answers = { 'accounts/profile/messages': { ...wishes, first } };
  return openPage(<HowTold />, answers, { as: 'client' });
};

test.each([
  ['mail', 'We have sent the details to your e-mail.'],
  ['whatsapp', 'We are sending you the details by WhatsApp.'],
  ['push', 'The details come as a notification on your device.'],
] as const)('Thank You names the channel that tells the client: %s', async (first, sentence) => {
  await page(first);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('Thank You names no channel where none reaches the client', async () => {
  const { times } = await page(null);
  await waitFor(() => expect(times('accounts/profile/messages')).toBe(1));
  expect(document.body.textContent).not.toMatch(/details/);
});
