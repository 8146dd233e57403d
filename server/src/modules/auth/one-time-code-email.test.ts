import { CODE_LASTS_MINUTES } from '@limber/contract/terms/codes-and-tokens.ts';
import { expect, test } from 'vitest';
import { addressTakenOffEmail, codeEmail } from './one-time-code-email.ts';

const studio = { brand: 'Limber', email: 'hello@limber.test', phone: '+971 4 123 4567' };
const FOOT = '-- \nLimber · +971 4 123 4567 · hello@limber.test';
const ENTER = `Enter this code to sign in to Limber. It is good for ${CODE_LASTS_MINUTES} minutes and for one sign-in.`;
const IGNORE =
  'If you did not ask for it, you can ignore this e-mail. Never give the code to anybody: we will not ask you for it.';
const letter = (...parts: string[]) => parts.join('\n\n');

test('a code stands by itself below its title, and not in the subject', () => {
  const mail = codeEmail(studio, { code: '204816' }, 'en');
  expect(mail.subject).toBe('Your Limber sign-in code');
  expect(mail.text).toBe(letter('Your sign-in code', '204816', ENTER, IGNORE, FOOT));
  expect(mail.html).toMatch(/<h1 [^>]*>Your sign-in code<\/h1>\n<p [^>]*>204816<\/p>/);
  expect(mail.html).not.toContain('<a ');
});

test('a mail with a link explains it, and ends with a line for people who did not request it', () => {
  const link = 'https://limber.test/sign-in/abc';
  const mail = codeEmail(studio, { code: '204816', link }, 'en');
  expect(mail.text).toBe(
    letter(
      'Your sign-in code',
      '204816',
      ENTER,
      'Or sign in without typing, in the same browser on the same device:',
      `Sign in on this device: ${link}`,
      IGNORE,
      FOOT,
    ),
  );
  expect(mail.html).toMatch(
    /<a href="https:\/\/limber\.test\/sign-in\/abc"[^>]*>Sign in on this device<\/a>/,
  );
});

test('a code is mailed in Arabic as well', () => {
  const link = 'https://limber.test/sign-in/abc';
  const mail = codeEmail(studio, { code: '204816', link }, 'ar');
  expect(mail.subject).toBe('رمز تسجيل الدخول إلى \u2066Limber\u2069');
  expect(mail.text.split('\n\n')).toEqual([
    'رمز تسجيل الدخول',
    '204816',
    expect.stringMatching(/^هذا رمز تسجيل دخولك إلى \u2066Limber\u2069\./),
    'يمكن أيضاً تسجيل الدخول دون كتابة الرمز، من المتصفح نفسه على الجهاز نفسه:',
    `تسجيل الدخول على هذا الجهاز: ${link}`,
    expect.stringMatching(/^إن وصلك هذا الرمز دون طلب منك/),
    '-- \n\u2066Limber · +971 4 123 4567 · hello@limber.test\u2069',
  ]);
});

test.each([
  [
    'en' as const,
    'An address was removed from your Limber account',
    'old@client.test no longer signs you in. From now on you sign in with new@client.test.',
    'If you did not ask for this, please call us: +971 4 123 4567.',
  ],
  [
    'ar' as const,
    'أُزيل بريد إلكتروني من حسابك لدى \u2066Limber\u2069',
    'لم يعد \u2066old@client.test\u2069 صالحاً لتسجيل الدخول إلى حسابك. يمكنك من الآن تسجيل الدخول بالبريد \u2066new@client.test\u2069.',
    'إن لم يكن ذلك بطلب منك، يرجى الاتصال بنا على \u2066+971 4 123 4567\u2069.',
  ],
])(
  'the mail about a removed address names it, the remaining one and a number to call (%s)',
  (language, subject, signsIn, notYou) => {
    const address = { gone: 'old@client.test', stays: 'new@client.test' };
    const mail = addressTakenOffEmail(studio, address, language);
    expect(mail.subject).toBe(subject);
    const [title, ...rest] = mail.text.split('\n\n');
    expect(title).not.toBe('');
    expect([rest[0], rest[2]]).toEqual([signsIn, notYou]);
    expect(rest).toHaveLength(4);
  },
);
