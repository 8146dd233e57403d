import { latinDigits } from '@limber/contract/digits.ts';
import { CODE_DIGITS } from '@limber/contract/terms/codes-and-tokens.ts';

/** The digits of what was typed or pasted as a code, '123 456' and '١٢٣٤٥٦' too. */
export function digitsOfCode(typed: string): string {
  return latinDigits(typed).replace(/\D/g, '').slice(0, CODE_DIGITS);
}

/** Whether a code goes off without a press: once it is whole, but not a second time by itself. */
export function sendsItself(digits: string, sentLast: string): boolean {
  return digits.length === CODE_DIGITS && digits !== sentLast;
}
