import Type, { type Static } from 'typebox';
import { PHONE_DIGITS } from '../terms/telephone.ts';
import { LONGEST_HOME_ADDRESS, LONGEST_PROSE } from '../terms/texts.ts';
import { oneOf } from './shapes.ts';

export const Email = Type.String({ maxLength: 320, examples: ['amina@client.example'] });

export const PersonName = Type.String({
  description: 'A first or last name as a person types it.',
  minLength: 1,
  maxLength: 100,
  pattern: '\\S',
  'x-sentence': { en: 'This field is required.', ar: 'هذا الحقل مطلوب.' },
  examples: ['Amina'],
});

export const PhoneNumber = Type.String({
  minLength: PHONE_DIGITS.least,
  maxLength: 32,
  pattern: '^[+0-9 ()-]+$',
  'x-sentence': {
    en: `Please enter a phone number of ${PHONE_DIGITS.least} to ${PHONE_DIGITS.most} digits.`,
    ar: `يرجى إدخال رقم هاتف من ${PHONE_DIGITS.least} إلى ${PHONE_DIGITS.most} رقماً.`,
  },
  examples: ['+971 50 123 4567'],
});

export const HealthNotes = Type.String({
  description: 'What a client wants the therapist to know about their health.',
  maxLength: LONGEST_PROSE,
  examples: ['Old knee injury'],
});

export const Goal = Type.String({
  description: 'What a client comes for.',
  maxLength: 1000,
  examples: ['Touch my toes'],
});

export const Birthday = Type.String({
  description: 'A day of birth, `YYYY-MM-DD`.',
  format: 'date',
  maxLength: 10,
  pattern: '^(19|20)[0-9]{2}-',
  'x-sentence': {
    en: 'Please choose a day.',
    ar: 'يرجى اختيار يوم.',
  },
  examples: ['1990-05-17'],
});

export const HomeAddress = Type.String({
  description: 'Where a client lives, as typed.',
  maxLength: LONGEST_HOME_ADDRESS,
  examples: ['Villa 12, Street 5'],
});

export const Gender = oneOf(['male', 'female']);
export type Gender = Static<typeof Gender>;

export const Language = oneOf(['en', 'ar'], { description: 'Languages of pages and mails.' });
export type Language = Static<typeof Language>;

/** What somebody answered when they were asked. */
export const Agreement = oneOf(['yes', 'no']);
export type Agreement = Static<typeof Agreement>;

export const AccountType = oneOf(['client', 'therapist', 'front_desk', 'manager'], {
  description: 'The type of an account; decides which calls admit it.',
});
export type AccountType = Static<typeof AccountType>;
