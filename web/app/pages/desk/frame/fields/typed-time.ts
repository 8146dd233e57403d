import { latinDigits } from '@limber/contract/digits.ts';

/** `HH:MM` from a typed time such as '9', '930', '16.10' or '1610'; null if it is not a time. */
export function typedTime(typed: string): string | null {
  const [, hour = '', minute = '00'] =
    latinDigits(typed)
      .trim()
      .match(/^(\d{1,2}?)(?:[:. ]?(\d{2}))?$/) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/**
 * The same, but only once all four digits are typed, so that no other time can begin with them;
 * null until then.
 */
export function typedWhole(typed: string): string | null {
  return latinDigits(typed).replace(/\D/g, '').length === 4 ? typedTime(typed) : null;
}
