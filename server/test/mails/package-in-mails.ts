import { plainName } from '../../src/modules/accounts/name-rules.ts';

/** A package with 90 minutes left, as mails about it know it. */
export const packageInMails = {
  id: 5,
  name: 'Balance Package',
  email: 'amina@client.test',
  firstName: plainName('Amina'),
  language: 'en',
  balanceMinutes: 90,
  expiresOn: '2026-06-30',
  lastDay: '30 June 2026',
} as const;

/** The same of an owner who reads Arabic. */
export const packageInArabicMails = {
  ...packageInMails,
  name: 'باقة التوازن',
  firstName: plainName('أمينة'),
  language: 'ar',
  lastDay: '30 يونيو 2026',
} as const;
