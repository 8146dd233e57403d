import { latinDigits } from '@limber/contract/digits.ts';

/** 'HH:MM' of what was typed as a time, such as '9', '930', '16.10' or '1610'; null: it is none. */
export function typedTime(typed: string): string | null {
  const [, hour = '', minute = '00'] =
    latinDigits(typed)
      .trim()
      .match(/^(\d{1,2}?)(?:[:. ]?(\d{2}))?$/) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/** The same of what has all its four digits, and is not the beginning of another time; null as long as it has not. */
export function typedWhole(typed: string): string | null {
  return latinDigits(typed).replace(/\D/g, '').length === 4 ? typedTime(typed) : null;
}
