import { describe, expect, test } from 'vitest';
import { FOOT, partsOf, sender } from '../../../../test/mails/letters.ts';
import { packageInArabicMails, packageInMails } from '../../../../test/mails/package-in-mails.ts';
import { type EndingPackage, packageExpiringMail } from './ending-package-email.ts';

const noOffersUrl = 'https://limber.test/no-offers/signed';
const PLAIN = { daysBefore: 7, times: [], noOffersUrl };
const BOOKING = 'Book a session: https://limber.test/login?next=%2Fbooking';

describe('that the last day is near', () => {
  test('says what is left until when, and leads to a booking; once for each last day', () => {
    const mail = packageExpiringMail(packageInMails, PLAIN, sender);
    expect(mail.eventKey).toBe('package-expiring:5:2026-06-30');
    expect(partsOf(mail)).toEqual([
      'Your package ends on 30 June 2026',
      'Hello Amina,',
      'Your Balance Package still has 90 minutes. Its last day is 30 June 2026; what is left after it expires.',
      'There is still time for a session or two.',
      BOOKING,
      FOOT,
    ]);
  });

  test('proposes times with a link each, and is another notice a month before', () => {
    const times = [{ label: 'Thursday 4 June, 14:00, Noura', url: 'https://limber.test/1' }];
    const notice = { daysBefore: 30, times, noOffersUrl };
    const mail = packageExpiringMail(packageInMails, notice, sender);
    expect(mail.eventKey).toBe('package-expiring:5:2026-06-30:30');
    expect(partsOf(mail).slice(3, 7)).toEqual([
      'These times would suit you. One press takes you to the booking:',
      'Thursday 4 June, 14:00, Noura: https://limber.test/1',
      'Choose another time: https://limber.test/login?next=%2Fbooking',
      `No more offers by e-mail: ${noOffersUrl}`,
    ]);
    expect(mail.html).toContain('href="https://limber.test/1"');
    const inArabic = packageExpiringMail(packageInArabicMails, notice, sender);
    expect(partsOf(inArabic)[3]).toBe('هذه مواعيد تناسبك، وبضغطة واحدة تصل إلى حجزها:');
  });

  test('counts nothing of a package without end, and says the same in Arabic', () => {
    const said = (data: EndingPackage) => partsOf(packageExpiringMail(data, PLAIN, sender))[2];
    expect(said({ ...packageInMails, balanceMinutes: null })).toBe(
      'The last day of your Balance Package is 30 June 2026.',
    );
    expect(said({ ...packageInArabicMails, balanceMinutes: null })).toBe(
      'آخر يوم في «باقة التوازن» هو 30 يونيو 2026.',
    );
    expect(said(packageInArabicMails)).toBe(
      'الرصيد المتبقي في «باقة التوازن»: 90 دقيقة. آخر يوم لاستخدامها هو 30 يونيو 2026، وما يتبقى بعده يسقط.',
    );
  });
});
