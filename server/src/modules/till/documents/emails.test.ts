import { expect, test } from 'vitest';
import { FOOT, partsOf, sender } from '../../../../test/mails/letters.ts';
import { plainName } from '../../accounts/name-rules.ts';
import { documentMail } from './emails.ts';

const to = { email: 'amina@client.test', firstName: plainName('Amina'), eventKey: 'document:1' };

test('an invoice by mail says which, that it is attached, and its total', () => {
  const invoice = { number: 'INV-A-000001', title: 'Tax Invoice', total: 2750.5 };
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
    'Total with VAT: AED 2750.50.',
    FOOT,
  ]);
});

test('the same is said in Arabic, number and amount in one piece', () => {
  const invoice = { number: 'INV-A-000001', title: 'فاتورة ضريبية', total: 2750 };
  const mail = documentMail(invoice, { ...to, language: 'ar' }, sender);
  expect(partsOf(mail).slice(0, 4)).toEqual([
    'فاتورة ضريبية \u2066INV-A-000001\u2069',
    'مرحباً Amina،',
    'المستند مرفق بهذه الرسالة بصيغة PDF.',
    'الإجمالي مع الضريبة: \u2066AED 2750.00\u2069.',
  ]);
});
