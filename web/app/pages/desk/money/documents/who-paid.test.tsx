import { Sale } from '@limber/contract/desk/money/till-values.ts';
import { expect, test } from 'vitest';
import { exampleOf } from '../../../../components/test-answers/test-example.ts';
import { drawn, linksOf, textOf } from '../../../../components/test-markup.tsx';
import { WhoPaid } from './who-paid.tsx';

const sale = exampleOf<Sale>(Sale);
const html = (address: string | null | undefined, fields: Partial<Sale> = {}) =>
  drawn(<WhoPaid sale={{ ...sale, ...fields }} address={address} addressId="mail" />);

test('beside an invoice are its payments and the address for a mail', () => {
  const said = textOf(html('amina@client.example'));
  expect(said).toContain('Cash 2,750.00 AED');
  expect(said).toContain('It is e-mailed to amina@client.example .');
  expect(said).not.toContain('Who pays');
  expect(linksOf(html('amina@client.example'))).toEqual([['Amina Haddad', '/desk/clients/12']]);
});

test('a gift names the payer, who gets the mail', () => {
  const gift = html('huda@client.example', {
    payer: { id: 31, first_name: 'Huda', last_name: 'Saleh' },
  });
  expect(linksOf(gift)).toEqual([
    ['Amina Haddad', '/desk/clients/12'],
    ['Who pays: Huda Saleh', '/desk/clients/31'],
  ]);
});

test('a missing address is said before a mail is tried, and nothing until it is known', () => {
  expect(textOf(html(null))).toContain('We have no e-mail address for the payer.');
  expect(textOf(html(undefined))).not.toContain('mail');
});
