import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { latinDigits } from '@limber/contract/digits.ts';

/** Finds clients by any part of their name or number, with or without the country code. */
export function matchesNameOrNumber(typed: string): (booking: DayBooking) => boolean {
  const wanted = latinDigits(typed).trim().toLowerCase();
  const digits = wanted.replace(/[^0-9]/g, '').replace(/^0+/, '');
  const name = comparedName(wanted);
  return ({ client }) =>
    (name !== '' && comparedName(client.first_name + client.last_name).includes(name)) ||
    (digits !== '' && client.phone.replace(/[^0-9]/g, '').includes(digits));
}

/** A name for comparison: one word, without case, accents, vowel signs and variants of a letter. */
export function comparedName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]|[\u0621\u0640]/gu, '')
    .replaceAll('\u0671', '\u0627')
    .replaceAll(/[\u0649\u06cc]/g, '\u064a')
    .replaceAll('\u0629', '\u0647')
    .replaceAll('\u06a9', '\u0643');
}
