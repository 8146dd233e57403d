import { latinDigits } from '@limber/contract/digits.ts';
import { CODE_DIGITS } from '@limber/contract/terms/codes-and-tokens.ts';

/** The digits of a typed or pasted code, from '123 456' or '١٢٣٤٥٦' too. */
export function digitsOfCode(typed: string): string {
  return latinDigits(typed).replace(/\D/g, '').slice(0, CODE_DIGITS);
}

/** Whether a code is submitted without a press: once complete, but the same one only once. */
export function sendsItself(digits: string, sentLast: string): boolean {
  return digits.length === CODE_DIGITS && digits !== sentLast;
}
