export const DAY_MINUTES = 24 * 60;

/** When somebody asks, and how many days after today the diary is open for them. */
export interface DiaryWindow {
  readonly now: Date;
  readonly daysAhead: number;
}

/**
 * Whether the diary is not yet open for a day, `nowMinute` being the minutes from its midnight to
 * the present. All that is offered and all that is booked keeps to this one bound.
 */
export function isBeyondDiary(nowMinute: number, daysAhead: number): boolean {
  return nowMinute < -daysAhead * DAY_MINUTES;
}
