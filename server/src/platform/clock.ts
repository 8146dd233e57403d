/** Tells the time; everything that needs "now" is given one of these. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export function systemClock(): Clock {
  return { now: () => new Date() };
}

/** The instant a number of 24-hour days before another. */
export function daysBefore(instant: Date, days: number): Date {
  return new Date(instant.getTime() - days * 24 * 3_600_000);
}

/** A clock that reads `startsAt` when made and runs on from there. */
export function clockFrom(startsAt: Date, machine: Clock = systemClock()): Clock {
  const offsetMs = startsAt.getTime() - machine.now().getTime();
  return { now: () => new Date(machine.now().getTime() + offsetMs) };
}

/** A clock that stands still until it is set; for tests. */
export function stoppedClock(startsAt: string): Clock & {
  set(instant: string): void;
  advance(minutes: number): void;
} {
  let nowMs = Date.parse(startsAt);
  return {
    now: () => new Date(nowMs),
    set: (instant) => {
      nowMs = Date.parse(instant);
    },
    advance: (minutes) => {
      nowMs += minutes * 60_000;
    },
  };
}
