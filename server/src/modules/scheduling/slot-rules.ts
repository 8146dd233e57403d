/** When a session is to start: a request's `date` and `time`, parsed. */
export interface SlotStart {
  /** The studio's day, `YYYY-MM-DD`: past midnight that of the evening before. */
  readonly day: string;
  /** The minute of that day, also past the next midnight. */
  readonly startMinute: number;
  /** The same as an instant. */
  readonly startsAt: Date;
}

/** A start and a length: the only form between a route and the database. */
export interface Slot extends SlotStart {
  readonly lastsMinutes: number;
  readonly endsAt: Date;
}

/** The slot of `lastsMinutes` from a start. */
export function slotOf(start: SlotStart, lastsMinutes: number): Slot {
  const endsAt = new Date(start.startsAt.getTime() + lastsMinutes * 60_000);
  return { ...start, lastsMinutes, endsAt };
}
