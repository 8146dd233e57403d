import { describe, expect, test } from 'vitest';
import { FOOT, partsOf, sender } from '../../../test/mails/letters.ts';
import { packageInArabicMails, packageInMails } from '../../../test/mails/package-in-mails.ts';
import { packageLowMail } from './low-package-email.ts';

const PACKAGES = 'See your packages: https://limber.test/login?next=%2Fprofile%23packages';
const NEXT = 'When they are used, you can buy your next package with any booking.';

describe('that few minutes are left', () => {
  test('says how many, until when, and leads to the packages', () => {
    const mail = packageLowMail(packageInMails, sender);
    expect(mail.eventKey).toBe('package-low:5');
    expect(mail.to).toBe('amina@client.test');
    expect(mail.subject).toBe('Limber: Your package has 90 minutes left');
    expect(partsOf(mail)).toEqual([
      'Your package has 90 minutes left',
      'Hello Amina,',
      'Your Balance Package has 90 minutes left.',
      'You can use them until 30 June 2026.',
      NEXT,
      PACKAGES,
      FOOT,
    ]);
  });

  test('says no last day of a package without one, and one minute in the singular', () => {
    const forEver = { ...packageInMails, balanceMinutes: 1, expiresOn: null, lastDay: null };
    expect(partsOf(packageLowMail(forEver, sender)).slice(0, 4)).toEqual([
      'Your package has 1 minute left',
      'Hello Amina,',
      'Your Balance Package has 1 minute left.',
      NEXT,
    ]);
  });

  test('says of none left that all are booked, and no last day', () => {
    expect(
      partsOf(packageLowMail({ ...packageInMails, balanceMinutes: 0 }, sender)).slice(0, 4),
    ).toEqual([
      'Your package is used up',
      'Hello Amina,',
      'All minutes of your Balance Package are booked.',
      NEXT,
    ]);
  });

  test('says the same in Arabic', () => {
    expect(partsOf(packageLowMail(packageInArabicMails, sender)).slice(0, 6)).toEqual([
      'الرصيد المتبقي في باقتك: 90 دقيقة',
      'مرحباً أمينة،',
      'الرصيد المتبقي في «باقة التوازن»: 90 دقيقة.',
      'يمكنك استخدامها حتى 30 يونيو 2026.',
      'وبعد استخدامها يمكنك شراء باقتك التالية مع أي حجز.',
      'عرض باقاتك: https://limber.test/login?next=%2Fprofile%23packages',
    ]);
    const empty = partsOf(packageLowMail({ ...packageInArabicMails, balanceMinutes: 0 }, sender));
    expect([empty[0], empty[2]]).toEqual(['نفدت دقائق باقتك', 'حُجزت جميع دقائق «باقة التوازن».']);
  });
});
