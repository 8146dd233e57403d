import { expect, test } from 'vitest';
import { FOOT, partsOf, sender } from '../../../../test/mails/letters.ts';
import { plainName } from '../../accounts/name-rules.ts';
import { documentMail } from './document-email.ts';

const to = { email: 'amina@client.test', firstName: plainName('Amina'), eventKey: 'document:1' };

const line = {
  ...{ item: 'Balance Package', item_ar: null, quantity: 1 },
  ...{ list_price: 2750.5, price: 2750.5, part_of: null },
  ...{ vat: 130.98, vat_percent: 5, tax: 'standard' as const },
};
const its = { number: 'INV-A-000001', vat: 130.98, lines: [line] };

test('an invoice by mail says which, that it is attached, and its total', () => {
  const invoice = { ...its, title: 'Tax Invoice', total: 2750.5 };
  const mail = documentMail(invoice, { ...to, language: 'en' }, sender);
  expect(mail).toMatchObject({
    eventKey: 'document:1',
    to: 'amina@client.test',
    subject: 'Limber: Tax Invoice INV-A-000001',
    document: 'INV-A-000001',
  });
  expect(partsOf(mail)).toEqual([
    'Tax Invoice INV-A-000001',
    'Hello Amina,',
    'It is attached to this mail as a PDF.',
    'Total with VAT: 2,750.50 AED.',
    FOOT,
  ]);
});

test('the same is said in Arabic, number and amount in one piece', () => {
  const invoice = { ...its, title: 'فاتورة ضريبية', total: 2750 };
  const mail = documentMail(invoice, { ...to, language: 'ar' }, sender);
  expect(partsOf(mail).slice(0, 4)).toEqual([
    'فاتورة ضريبية \u2066INV-A-000001\u2069',
    'مرحباً Amina،',
    'المستند مرفق بهذه الرسالة بصيغة PDF.',
    'الإجمالي مع الضريبة: 2,750.00 درهماً.',
  ]);
});

test('of a mixed invoice each category is said without VAT; of an untaxed one that none is due', () => {
  const free = { ...line, price: 150, vat: 0, vat_percent: 0, tax: 'zero_rated' as const };
  const mixed = { ...its, title: 'Tax Invoice', total: 2900.5, lines: [free, line] };
  expect(partsOf(documentMail(mixed, { ...to, language: 'en' }, sender)).slice(3, 6)).toEqual([
    'Standard-rated 5%, net: 2,619.52 AED.',
    'Zero-rated, net: 150.00 AED.',
    'Total with VAT: 2,900.50 AED.',
  ]);
  const exempt = { ...free, tax: 'exempt' as const };
  const untaxed = { ...its, title: 'فاتورة', vat: 0, total: 150, lines: [exempt] };
  expect(partsOf(documentMail(untaxed, { ...to, language: 'ar' }, sender)).slice(3, 5)).toEqual([
    'معفى، الصافي: 150.00 درهماً.',
    'الإجمالي: 150.00 درهماً. لا تُستحق ضريبة.',
  ]);
});
