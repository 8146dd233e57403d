import type { Registration } from '@limber/contract/auth.ts';
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
}

/** The registration with surrounding spaces removed. */
export function personOf(
  registration: Omit<Registration, 'email' | 'language' | 'health_notes_agreed' | 'gender'> & {
    gender: Gender | null;
  },
): Person {
  return {
    firstName: oneLine(registration.first_name),
    lastName: oneLine(registration.last_name),
    phoneNumber: oneLine(registration.phone_number),
    gender: registration.gender,
    medicalIssues: (registration.medicalIssues ?? '').trim(),
    goal: (registration.goal ?? '').trim(),
  };
}

/** What is invalid about a person: a sentence by the wire's field name. */
export function problemsOf(person: Person): Record<string, Sentence> {
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
  return problems;
}

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
