import type { DayBooking } from '@limber/contract/desk/day.ts';
import { latinDigits } from '@limber/contract/digits.ts';

/** Finds clients by any part of their names or of their number, with or without its country. */
export function matches(typed: string): (booking: DayBooking) => boolean {
  const wanted = latinDigits(typed).trim().toLowerCase();
  const digits = wanted.replace(/[^0-9]/g, '').replace(/^0+/, '');
  return ({ client }) =>
    `${client.first_name} ${client.last_name}`.toLowerCase().includes(wanted) ||
    (digits !== '' && client.phone.replace(/[^0-9]/g, '').includes(digits));
}
