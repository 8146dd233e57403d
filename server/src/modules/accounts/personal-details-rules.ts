import type { Registration } from '@limber/contract/auth.ts';
import type { DetailsAsked } from '@limber/contract/studio.ts';
import { PHONE_DIGITS } from '@limber/contract/terms/telephone.ts';
import type { Gender } from '@limber/contract/values/people.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { isName } from './name-rules.ts';

/** A client's details, ready to be stored. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  /** Null: not given, which the desk may leave open. */
  readonly gender: Gender | null;
  readonly medicalIssues: string;
  readonly goal: string;
  /** Day of birth, `YYYY-MM-DD`; null: not given. */
  readonly birthday: string | null;
  readonly address: string | null;
}

/** The registration with surrounding spaces removed. */
export function personOf(
  registration: Omit<
    Registration,
    'email' | 'language' | 'health_notes_agreed' | 'gender' | 'birthday' | 'address'
  > & {
    gender: Gender | null;
    birthday?: string | null | undefined;
    address?: string | null | undefined;
  },
): Person {
  return {
    firstName: oneLine(registration.first_name),
    lastName: oneLine(registration.last_name),
    phoneNumber: oneLine(registration.phone_number),
    gender: registration.gender,
    medicalIssues: (registration.medicalIssues ?? '').trim(),
    goal: (registration.goal ?? '').trim(),
    birthday: registration.birthday ?? null,
    address: oneLine(registration.address ?? '') || null,
  };
}

/**
 * What is invalid about a person on `today` (`YYYY-MM-DD`): a sentence by the wire's field name.
 */
export function problemsOf(person: Person, today: string): Record<string, Sentence> {
  const problems: Record<string, Sentence> = {};
  if (!isName(person.firstName)) problems.first_name = WRONG_FIRST_NAME;
  if (!isName(person.lastName)) problems.last_name = WRONG_LAST_NAME;
  if (!isPhoneNumber(person.phoneNumber)) {
    problems.phone_number = {
      en: `Please enter a phone number of ${PHONE_DIGITS.least} to ${PHONE_DIGITS.most} digits.`,
      ar: `يرجى إدخال رقم هاتف من ${PHONE_DIGITS.least} إلى ${PHONE_DIGITS.most} رقماً.`,
    };
  }
  if (hasControls(person.medicalIssues)) problems.medicalIssues = PLAIN_TEXT;
  if (hasControls(person.goal)) problems.goal = PLAIN_TEXT;
  if (person.birthday !== null && person.birthday > today) problems.birthday = NOT_BORN;
  if (person.address !== null && hasControls(person.address)) problems.address = PLAIN_TEXT;
  return problems;
}

/** What a person gave and the studio does not ask for. */
export function problemsOfUnasked(
  details: { readonly birthday?: string | null; readonly address?: string | null },
  required: DetailsAsked,
): Record<string, Sentence> {
  return {
    ...(details.birthday && !required.asks_birthday && { birthday: NOT_ASKED }),
    ...(details.address && !required.asks_address && { address: NOT_ASKED }),
  };
}

const NOT_BORN: Sentence = {
  en: 'Please enter a day that has passed.',
  ar: 'يرجى إدخال تاريخ مضى.',
};
const NOT_ASKED: Sentence = {
  en: 'The studio does not ask for this.',
  ar: 'لا يطلب الاستوديو هذه المعلومة.',
};
export const BLOCKED: Sentence = {
  en: 'This account cannot be used for booking online. Please contact us, and we book for you.',
  ar: 'لا يمكن استخدام هذا الحساب للحجز عبر الموقع. يرجى التواصل معنا لنحجز لك.',
};

const A_NAME_HOLDS = {
  en: 'letters, spaces, apostrophes, hyphens and dots, and no web address.',
  ar: 'بالحروف، ويمكن أن تتخللها مسافات وفواصل عليا وشرطات ونقاط، دون عناوين مواقع.',
};
const WRONG_FIRST_NAME: Sentence = {
  en: `Please enter a first name: ${A_NAME_HOLDS.en}`,
  ar: `يرجى كتابة الاسم الأول ${A_NAME_HOLDS.ar}`,
};
const WRONG_LAST_NAME: Sentence = {
  en: `Please enter a last name: ${A_NAME_HOLDS.en}`,
  ar: `يرجى كتابة اسم العائلة ${A_NAME_HOLDS.ar}`,
};
export const PLAIN_TEXT = {
  en: 'Please use plain text.',
  ar: 'يرجى استخدام نص عادي.',
};

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

function isPhoneNumber(phone: string): boolean {
  const digits = phone.replaceAll(/\D/g, '').length;
  return digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most && phone.lastIndexOf('+') <= 0;
}

/**
 * Whether a text has characters that no form sends: PostgreSQL rejects NUL, and tabs and line
 * breaks are the only controls people type.
 */
export function hasControls(text: string): boolean {
  return /[^\P{Cc}\t\r\n]|\p{Cs}/u.test(text);
}
