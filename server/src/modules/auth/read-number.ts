import { wrongField } from '../../platform/http/errors.ts';
import { e164Of } from '../accounts/phones/phone-number.ts';
import { hashNumber } from './hash-codes-and-tokens.ts';
import type { SignsInBy } from './signs-in-by-rules.ts';

/** A typed telephone number to sign in with. Refuses 400 what is none. */
export function byNumber(
  secret: string,
  typed: string,
): Extract<SignsInBy, { readonly number: string }> {
  const number = e164Of(typed);
  if (!number) throw wrongField('phone_number', NOT_A_NUMBER);
  return { number, numberHash: hashNumber(secret, number) };
}

const NOT_A_NUMBER = {
  en: 'Please enter one valid mobile number.',
  ar: 'يرجى إدخال رقم هاتف محمول واحد صحيح.',
};
