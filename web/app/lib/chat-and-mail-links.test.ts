import { expect, test } from 'vitest';
import { mailLink, whatsApp } from './chat-and-mail-links.ts';

test('a message is ready to send, by chat or mail', () => {
  expect(whatsApp('+971 50 123', 'Hello & welcome')).toBe(
    'https://wa.me/97150123?text=Hello%20%26%20welcome',
  );
  expect(mailLink('amina@client.example', 'Limber', 'Hello\n& welcome')).toBe(
    'mailto:amina@client.example?subject=Limber&body=Hello%0A%26%20welcome',
  );
});
