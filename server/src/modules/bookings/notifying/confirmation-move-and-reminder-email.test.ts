import { describe, expect, test } from 'vitest';
import { FOOT, sender } from '../../../../test/mails/letters.ts';
import { plainName } from '../../accounts/name-rules.ts';
import { cancellationMail } from './cancellation-email.ts';
import {
  confirmationMail,
  movedMail,
  reminderMail,
} from './confirmation-move-and-reminder-email.ts';
import type { BookingMailData } from './session-in-mails.ts';

// Mails as they are read, word for word, so that nothing in them is left out, doubled or in another's place.
const session: BookingMailData = {
  id: 'b1',
  status: 'booked',
  clientId: 7,
  language: 'en',
  clientEmail: 'amina@client.test',
  clientFirstName: plainName('Amina'),
  therapistName: 'Noura Al Hashimi',
  serviceNames: ['Stretching', 'Massage'],
  locationName: 'Al Warqa Mall',
  city: 'Dubai',
  locationAddress: 'Tripoli st, Dubai',
  date: '5 March 2026',
  time: '14:00',
  startsAt: new Date('2026-03-05T10:00:00Z'),
  endsAt: new Date('2026-03-05T11:15:00Z'),
  ...{ lateFeeAmount: null, missedFeeAmount: null },
  cutoffHours: 4,
  priceAmount: 1320.5,
  paidOnline: null,
  giftCardAmount: 0,
  tightPlaces: [],
  cameFree: false,
  package: null,
  isCancelled: false,
  late: false,
  healedMinutes: 0,
  changes: 2,
};
const paidBy = {
  name: 'Balance Package',
  kind: 'regular',
  minutes: 75,
  totalMinutes: 600,
  lastDay: '31 August 2026',
  boughtForAmount: null,
} as const;
const arabic: BookingMailData = {
  ...session,
  city: 'دبي',
  language: 'ar',
  clientFirstName: plainName('أمينة'),
  therapistName: 'نورة الهاشمي',
  serviceNames: ['تمدد', 'تدليك'],
  locationName: 'الورقاء مول',
  locationAddress: 'شارع طرابلس، دبي',
  date: '5 مارس 2026',
};
const DAY_BEFORE = new Date('2026-03-04T06:00:00Z');
/** Four hours before its start. */
const LAST_FREE = new Date('2026-03-05T06:00:00Z');
const TOO_LATE = new Date('2026-03-05T06:00:00.001Z');

const WHEN = '5 March 2026, 14:00 Dubai time';
const SESSION = `Stretching, Massage
75 minutes
with Noura Al Hashimi
Al Warqa Mall, Tripoli st, Dubai`;
const POLICY =
  'Please tell us at least 4 hours before your session. Otherwise the session counts as used.';
const ANSWER = 'https://limber.test/answer/signed';
const SEE = 'See your appointments: https://limber.test/login?next=%2Fprofile';

/** Parts of a letter, as they stand in its text. */
const letter = (...parts: string[]) => parts.join('\n\n');

describe('a confirmation', () => {
  test('says when, what, with whom, where, the price and the rule', () => {
    const mail = confirmationMail(session, sender, DAY_BEFORE);
    expect(mail.to).toBe('amina@client.test');
    expect(mail.subject).toBe('Limber: Your session on 5 March 2026 at 14:00 is booked');
    expect(mail.text).toBe(
      letter(
        'Your session on 5 March 2026 at 14:00 is booked',
        WHEN,
        'Hello Amina, we look forward to seeing you.',
        `${SESSION}\n1320.5 AED`,
        POLICY,
        SEE,
        FOOT,
      ),
    );
    expect(mail.html).toContain(
      '<a href="https://limber.test/login?next=%2Fprofile" style="background:#14463F;color:#fff;padding:14px 22px;border-radius:8px;text-decoration:none;display:inline-block">See your appointments</a>',
    );
    expect(mail.sendBefore).toEqual(session.startsAt);
    expect(mail.calendar).toContain('METHOD:REQUEST');
  });

  test('is one event, and another one for each time that the session stands again', () => {
    const key = (changes?: number) =>
      confirmationMail(session, sender, DAY_BEFORE, changes).eventKey;
    expect(key()).toBe('booking-confirmed:b1');
    expect(key(0)).toBe('booking-confirmed:b1:0');
    expect(key(3)).toBe('booking-confirmed:b1:3');
  });

  test('says what it costs where its terms say less than its price, and not that it counts as used', () => {
    const fees = { ...session, lateFeeAmount: 100, missedFeeAmount: 200 };
    const { text } = confirmationMail(fees, sender, DAY_BEFORE);
    expect(text).toContain(
      'Please tell us at least 4 hours before your session. If you cancel later, it costs 100 AED. If you do not come, it costs 200 AED.',
    );
    expect(text).not.toContain('counts as used');
    const late = confirmationMail({ ...fees, missedFeeAmount: null }, sender, TOO_LATE).text;
    expect(late).toContain(
      'If you cancel it, it costs 100 AED. If you do not come, it costs 1320.5 AED.',
    );
  });

  test('says the rule until the last free moment, and after it that it is too late', () => {
    expect(confirmationMail(session, sender, LAST_FREE).text).toContain(POLICY);
    const late = confirmationMail(session, sender, TOO_LATE).text;
    expect(late).not.toContain(POLICY);
    expect(late).toContain(
      'It starts in less than 4 hours, so it can no longer be cancelled or moved free of charge.',
    );
  });

  test.each([
    ['a package', paidBy, ['75 minutes of your Balance Package']],
    ['one without end', { ...paidBy, totalMinutes: null }, ['Included in your Balance Package']],
    [
      'one that is bought with it',
      { ...paidBy, boughtForAmount: 2750 },
      [
        '75 minutes of your Balance Package',
        'You have bought Balance Package, 600 minutes: 2750 AED',
        'Its last day is 31 August 2026',
        'To be paid at the studio, at your first visit',
      ],
    ],
    [
      'one without end that is bought with it',
      { ...paidBy, totalMinutes: null, lastDay: null, boughtForAmount: 900 },
      [
        'Included in your Balance Package',
        'You have bought Balance Package: 900 AED',
        'To be paid at the studio, at your first visit',
      ],
    ],
  ])('of a session from %s says what it takes, and no price of its own', (_, from, lines) => {
    const { text } = confirmationMail({ ...session, package: from }, sender, DAY_BEFORE);
    expect(text).toContain(`\n\n${[SESSION, ...lines].join('\n')}\n\n${POLICY}`);
  });

  test('says the same in Arabic', () => {
    const mail = confirmationMail(
      {
        ...arabic,
        package: {
          ...paidBy,
          name: 'باقة التوازن',
          lastDay: '31 أغسطس 2026',
          boughtForAmount: 2750,
        },
      },
      sender,
      DAY_BEFORE,
    );
    expect(mail.subject).toBe(
      '\u2066Limber\u2069: تم حجز جلستك يوم 5 مارس 2026 الساعة \u206614:00\u2069',
    );
    expect(mail.text).toBe(
      letter(
        'تم حجز جلستك يوم 5 مارس 2026 الساعة \u206614:00\u2069',
        '5 مارس 2026، 14:00 بتوقيت دبي',
        'مرحباً أمينة، نتطلع إلى لقائك.',
        `تمدد، تدليك
75 دقيقة
مع نورة الهاشمي
الورقاء مول، شارع طرابلس، دبي
75 دقيقة من باقتك «باقة التوازن»
اشتريت «باقة التوازن»، 600 دقيقة: 2750 درهماً
آخر يوم لاستخدامها هو 31 أغسطس 2026
يُدفع في الاستوديو عند أول زيارة`,
        'يرجى إبلاغنا قبل موعد الجلسة بمقدار 4 ساعات على الأقل، وإلا احتُسبت مستخدَمة.',
        'عرض مواعيدك: https://limber.test/login?next=%2Fprofile',
        '-- \n\u2066Limber LLC\u2069\n\u2066+971 4 123 4567 · hello@limber.test\u2069',
      ),
    );
  });
});

describe('a mail about a move', () => {
  const from = { date: '4 March 2026', time: '16:30' };

  test('says when it was, when it is, and that it was moved', () => {
    const mail = movedMail({ ...session, package: paidBy }, from, sender, DAY_BEFORE);
    expect(mail.eventKey).toBe('booking-moved:b1:2');
    expect(mail.subject).toBe('Limber: Your session is now on 5 March 2026 at 14:00');
    expect(mail.text).toBe(
      letter(
        'Your session is now on 5 March 2026 at 14:00',
        WHEN,
        'Hello Amina, your session of 4 March 2026 at 16:30 was moved. We look forward to seeing you.',
        `${SESSION}\n75 minutes of your Balance Package`,
        POLICY,
        SEE,
        FOOT,
      ),
    );
    expect(mail.calendar).toContain('METHOD:REQUEST');
    expect(mail.calendar).toContain('SEQUENCE:2');
  });

  test.each([
    ['another date', { date: '4 March 2026', time: '14:00' }, 'of 4 March 2026 at 14:00 was moved'],
    ['another time', { date: '5 March 2026', time: '13:00' }, 'of 5 March 2026 at 13:00 was moved'],
    ['neither', { date: '5 March 2026', time: '14:00' }, 'on 5 March 2026 at 14:00 was changed'],
  ])('to %s says so', (_, was, words) => {
    const { text } = movedMail(session, was, sender, DAY_BEFORE);
    expect(text).toContain(`Hello Amina, your session ${words}. We look forward to seeing you.`);
  });

  test('does not say again what the package cost', () => {
    const bought = { ...session, package: { ...paidBy, boughtForAmount: 2750 } };
    expect(movedMail(bought, from, sender, DAY_BEFORE).text).not.toContain('2750');
  });

  test('is sent until the session starts, and of one that has begun until it ends', () => {
    const until = (now: Date) => movedMail(session, from, sender, now).sendBefore;
    expect(until(new Date(session.startsAt.getTime() - 1))).toEqual(session.startsAt);
    expect(until(session.startsAt)).toEqual(session.endsAt);
  });

  test('says the same in Arabic', () => {
    const moved = movedMail(arabic, { date: '4 مارس 2026', time: '16:30' }, sender, DAY_BEFORE);
    expect(moved.text).toContain('أصبح موعد جلستك يوم 5 مارس 2026 الساعة \u206614:00\u2069');
    expect(moved.text).toContain(
      'مرحباً أمينة، تم تغيير موعد جلستك التي كانت يوم 4 مارس 2026 الساعة \u206616:30\u2069. نتطلع إلى لقائك.',
    );
    const changed = movedMail(arabic, { date: '5 مارس 2026', time: '14:00' }, sender, DAY_BEFORE);
    expect(changed.text).toContain(
      'مرحباً أمينة، تم تعديل جلستك يوم 5 مارس 2026 الساعة \u206614:00\u2069. نتطلع إلى لقائك.',
    );
  });
});

describe('a reminder', () => {
  test.each([
    [24, 'Your session is tomorrow', POLICY],
    [5, 'Your session starts in 5 hours', POLICY],
    [
      4,
      'Your session starts in 4 hours',
      'It starts in less than 4 hours, so it can no longer be cancelled or moved free of charge.',
    ],
  ])('%i hours before says so, and what may still be done', (hours, title, policy) => {
    const mail = reminderMail(session, hours, sender, ANSWER);
    expect(mail.eventKey).toBe(`booking-reminder:b1:2026-03-05T10:00:00.000Z:${hours}`);
    expect(mail.text).toBe(
      letter(
        title,
        WHEN,
        'Hello Amina, a reminder of your session.',
        `${SESSION}\n1320.5 AED`,
        policy,
        `I’m coming: ${ANSWER}`,
        'I can’t: cancel or move: https://limber.test/login?next=%2Fprofile',
        FOOT,
      ),
    );
    expect(mail.calendar).toBeUndefined();
    expect(mail.sendBefore).toEqual(
      new Date(hours === 24 ? '2026-03-05T00:00+04:00' : Date.UTC(2026, 2, 5, 11 - hours)),
    );
  });

  test('says the same in Arabic', () => {
    expect(reminderMail(arabic, 24, sender, ANSWER).text).toMatch(
      /^جلستك غداً\n\n5 مارس 2026، 14:00/,
    );
    const { text } = reminderMail(arabic, 3, sender, ANSWER);
    expect(text).toMatch(/^تبدأ جلستك بعد 3 ساعات\n\n/);
    expect(text).toContain(`سأحضر: ${ANSWER}`);
    expect(text).toContain('مرحباً أمينة، نذكّرك بجلستك.');
    expect(text).toContain('1320.5 درهم');
    expect(text).toContain('تبدأ الجلسة بعد أقل من 4 ساعات، لذلك لم يعد');
  });
});

describe('a mail about a cancelling', () => {
  const cancelled = { ...session, status: 'cancelled', isCancelled: true } as const;
  const AGAIN = 'Book another session: https://limber.test/login?next=%2Fbooking';

  test('says what will not be, and leads to another booking', () => {
    const mail = cancellationMail(cancelled, sender, DAY_BEFORE);
    expect(mail.eventKey).toBe('booking-cancelled:b1:2');
    expect(mail.to).toBe('amina@client.test');
    expect(mail.subject).toBe('Limber: Your session on 5 March 2026 at 14:00 is cancelled');
    expect(mail.text).toBe(
      letter(
        'Your session on 5 March 2026 at 14:00 is cancelled',
        'Hello Amina, this session will not take place.',
        `${WHEN}\n${SESSION}`,
        AGAIN,
        FOOT,
      ),
    );
    expect(mail.html).toMatch(
      /<a href="https:\/\/limber\.test\/login\?next=%2Fbooking"[^>]*>Book another session<\/a>/,
    );
    expect(mail.calendar).toContain('METHOD:CANCEL');
    expect(mail.calendar).toContain('STATUS:CANCELLED');
  });

  test.each([
    ['its minutes are back', {}, DAY_BEFORE, '75 minutes are back in your Balance Package.'],
    [
      'it was too late',
      { late: true },
      TOO_LATE,
      'It was cancelled less than 4 hours before its start, so it counts as used.',
    ],
    ['the desk lets it count', { late: true }, LAST_FREE, 'It counts as used.'],
  ])('from a package says when %s', (_, more, now, words) => {
    const { text } = cancellationMail({ ...cancelled, package: paidBy, ...more }, sender, now);
    expect(text).toContain(`${SESSION}\n\n${words}\n\n${AGAIN}`);
  });

  test.each([
    [
      TOO_LATE,
      'It was cancelled less than 4 hours before its start. By the terms of your booking it costs 100 AED.',
    ],
    [LAST_FREE, 'By the terms of your booking it costs 100 AED.'],
  ])('with a fee says what it costs, and not that it counts as used, at %s', (now, words) => {
    const { text } = cancellationMail(
      { ...cancelled, late: true, lateFeeAmount: 100 },
      sender,
      now,
    );
    expect(text).toContain(`${SESSION}\n\n${words}\n\n${AGAIN}`);
    expect(text).not.toContain('counts as used');
  });

  test('from a package without end says nothing of minutes', () => {
    const without = { ...paidBy, kind: 'unlimited', totalMinutes: null } as const;
    const { text } = cancellationMail({ ...cancelled, package: without }, sender, DAY_BEFORE);
    expect(text).toContain(`${SESSION}\n\n${AGAIN}`);
  });

  test('says the same in Arabic', () => {
    const of = { ...arabic, status: 'cancelled', isCancelled: true } as const;
    const back = { ...of, package: { ...paidBy, name: 'باقة التوازن' } };
    expect(cancellationMail(back, sender, DAY_BEFORE).text).toBe(
      letter(
        'أُلغيت جلستك يوم 5 مارس 2026 الساعة \u206614:00\u2069',
        'مرحباً أمينة، لن تُقام هذه الجلسة.',
        `5 مارس 2026، 14:00 بتوقيت دبي
تمدد، تدليك
75 دقيقة
مع نورة الهاشمي
الورقاء مول، شارع طرابلس، دبي`,
        'أُعيدت إلى باقتك «باقة التوازن» 75 دقيقة.',
        'حجز جلسة أخرى: https://limber.test/login?next=%2Fbooking',
        '-- \n\u2066Limber LLC\u2069\n\u2066+971 4 123 4567 · hello@limber.test\u2069',
      ),
    );
    const late = { ...of, late: true };
    expect(cancellationMail(late, sender, TOO_LATE).text).toContain(
      '\n\nأُلغيت الجلسة قبل أقل من 4 ساعات من بدايتها، فاحتُسبت مستخدَمة.\n\n',
    );
    expect(cancellationMail(late, sender, LAST_FREE).text).toContain('\n\nاحتُسبت مستخدَمة.\n\n');
  });
});

describe('what was paid online', () => {
  const paid = { ...session, paidOnline: { amount: 320.5, backAmount: 320.5, lateBackAmount: 80 } };

  test('stands in the confirmation, with what is left of the price', () => {
    const { text } = confirmationMail(paid, sender, DAY_BEFORE);
    expect(text).toContain('Paid online: 320.5 AED');
    expect(text).toContain('Still to be paid at the studio: 1000 AED');
    expect(text).toContain(
      'When you cancel in time, all 320.5 AED that you paid online go back to your card. Later 80 AED of it go back.',
    );
    const whole = {
      ...session,
      paidOnline: { amount: 1320.5, backAmount: 1320.5, lateBackAmount: 0 },
    };
    expect(confirmationMail(whole, sender, TOO_LATE).text).toContain(
      'If you cancel it, nothing of what you paid online goes back.',
    );
    expect(confirmationMail(whole, sender, DAY_BEFORE).text).not.toContain('Still to be paid');
  });

  test('goes back when the session is cancelled, late by the terms alone', () => {
    expect(cancellationMail(paid, sender, DAY_BEFORE).text).toContain('320.5 AED go back');
    expect(cancellationMail({ ...paid, late: true }, sender, DAY_BEFORE).text).toContain(
      '80 AED go back',
    );
    const kept = {
      ...paid,
      late: true,
      paidOnline: { amount: 320.5, backAmount: 320.5, lateBackAmount: 0 },
    };
    expect(cancellationMail(kept, sender, DAY_BEFORE).text).not.toContain('go back');
  });
});
