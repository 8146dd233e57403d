import { studioDays } from '@limber/contract/place/studio-clock.ts';

/** `HH:MM` of a minute from midnight, even beyond 24:00. */
export function timeOfMinute(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
}

/**
 * The minute of the studio's day at an instant (epoch milliseconds); −Infinity without a date.
 */
export function minuteOfDate(date: string | undefined, instant: number): number {
  if (date === undefined) return Number.NEGATIVE_INFINITY;
  return studioDays().minutesInto(date, instant);
}
