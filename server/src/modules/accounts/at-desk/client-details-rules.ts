import type { Gender, Language } from '@limber/contract/values/people.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { NOT_AN_EMAIL, normalEmail } from '../email-rules.ts';
import { personOf, problemsOf } from '../personal-details-rules.ts';

/** A client's details as the desk typed them. */
export interface ClientWords {
  readonly firstName: string;
  readonly lastName: string;
  /** Null: none. */
  readonly phoneNumber: string | null;
  readonly email: string | null;
  readonly gender: Gender | null;
  readonly birthday: string | null;
  readonly address: string | null;
  readonly language: Language;
}

/** The same with surrounding spaces removed and the address normalised. */
export function clientOf(words: ClientWords): ClientWords {
  const { firstName, lastName, phoneNumber, birthday, address } = personOf({
    first_name: words.firstName,
    last_name: words.lastName,
    phone_number: words.phoneNumber ?? '',
    gender: words.gender,
    birthday: words.birthday,
    address: words.address,
  });
  return {
    ...words,
    firstName,
    lastName,
    birthday,
    address,
    phoneNumber: phoneNumber || null,
    email: words.email === null ? null : (normalEmail(words.email) ?? words.email),
  };
}

/**
 * What is invalid about a client on `today` (`YYYY-MM-DD`), by the wire's field name. The last name is optional, and one of
 * number and address is enough; without an address the number must be valid (`isNumber`).
 */
export function problemsOfClient(
  client: ClientWords,
  isNumber: boolean,
  today: string,
): Record<string, Sentence> {
  const words = { ...client, phoneNumber: client.phoneNumber ?? '', medicalIssues: '', goal: '' };
  const { last_name, phone_number, ...problems } = problemsOf(words, today);
  return {
    ...problems,
    ...(last_name && client.lastName !== '' ? { last_name } : {}),
    ...problemOfReaching(client, isNumber, phone_number),
  };
}

function problemOfReaching(
  { phoneNumber, email }: ClientWords,
  isNumber: boolean,
  wrongNumber: Sentence | undefined,
): Record<string, Sentence> {
  if (email !== null && normalEmail(email) === null) return { email: NOT_AN_EMAIL };
  if (phoneNumber === null) return email === null ? { phone_number: REACH_THEM } : {};
  if (wrongNumber) return { phone_number: wrongNumber };
  return isNumber || email !== null ? {} : { phone_number: NO_NUMBER };
}

export const ADDRESS_TAKEN: Sentence = {
  en: 'Another client has this e-mail address.',
  ar: 'هذا البريد الإلكتروني لعميل آخر.',
};
const REACH_THEM: Sentence = {
  en: 'Please give a telephone number or an e-mail address.',
  ar: 'يرجى إدخال رقم هاتف أو بريد إلكتروني.',
};
const NO_NUMBER: Sentence = {
  en: 'This is not a telephone number. One from abroad begins with + and its country.',
  ar: 'هذا ليس رقم هاتف. يبدأ الرقم من خارج الدولة بعلامة + ثم رمز البلد.',
};
