export const DAY_MINUTES = 24 * 60;

/** As whom a time is held: what a browser holds is also its own when its session has run out. */
export interface Holder {
  /** Null: nobody is signed in. */
  readonly accountId: number | null;
  /** Null: it holds nothing. */
  readonly browser: string | null;
}

/** When and as whom somebody looks at a diary: what others hold at that moment is taken. */
export interface Looking {
  readonly now: Date;
  readonly holder: Holder;
}

/** The same, and how many days after today the diary is open for them. */
export interface DiaryWindow extends Looking {
  readonly daysAhead: number;
}

/** An account as a holder, wherever it is signed in. */
export function accountHolder(accountId: number): Holder {
  return { accountId, browser: null };
}

/**
 * Whether the diary is not yet open for a day, `nowMinute` being the minutes from its midnight to
 * the present. All that is offered and all that is booked keeps to this one bound.
 */
export function isBeyondDiary(nowMinute: number, daysAhead: number): boolean {
  return nowMinute < -daysAhead * DAY_MINUTES;
}
