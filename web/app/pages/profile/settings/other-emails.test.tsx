import { expect, test } from 'vitest';
import { drawn, elementsOf, textOf } from '../../../components/test-markup.tsx';
import { amina } from '../../../state/test-account.ts';
import { OtherEmails } from './other-emails.tsx';

test('each further sign-in address has its own button', () => {
  const account = { ...amina, other_emails: ['old@client.example', 'older@client.example'] };
  const html = drawn(<OtherEmails account={account} />);
  expect(elementsOf(html, 'li').map(({ name }) => name)).toEqual([
    'old@client.example Remove',
    'older@client.example Remove',
  ]);
  expect(elementsOf(html, 'button').map(({ attributes }) => attributes['aria-label'])).toEqual([
    'Remove old@client.example',
    'Remove older@client.example',
  ]);
  expect(textOf(html)).toContain('These addresses sign in to it too.');
});
