/** A line of a package's ledger, as it was written. */
export interface WrittenEntry {
  readonly id: number;
  readonly kind: string;
  readonly minutes: number;
  readonly balanceMinutes: number;
  readonly valueMinor: number;
  readonly balanceMinor: number;
  readonly bookingId: string | null;
  /** Its value was given by the writer: it came from elsewhere, or corrects that. */
  readonly isSaid: boolean;
  /** A prolongation returned the expired minutes. */
  readonly givesBack: boolean;
}

/** A package with its ledger, oldest line first. */
export interface WrittenPackage {
  readonly id: number;
  readonly priceMinor: number;
  readonly basisPoints: number;
  readonly entries: readonly WrittenEntry[];
}

/** What the ledgers must never contain, by the rules for the value of minutes; a sentence each. */
export function judgeLedgers(packages: readonly WrittenPackage[]): string[] {
  const moved = packages
    .flatMap(({ entries }) => entries)
    .filter(({ kind }) => kind === 'transferred');
  const sum = (of: 'minutes' | 'valueMinor') => moved.reduce((all, each) => all + each[of], 0);
  return [
    ...packages.flatMap(judgeLedger),
    ...(sum('minutes') !== 0 || sum('valueMinor') !== 0
      ? ['what was transferred out of packages is not what came into others']
      : []),
  ];
}

function judgeLedger({ id, priceMinor, basisPoints, entries }: WrittenPackage): string[] {
  let minutes = 0;
  let minor = 0;
  let expired: Held = { minutes: 0, minor: 0 };
  /** Came from other packages, less what went into others. */
  let foreign = 0;
  const bySession = new Map<string, { minutes: number; minor: number }>();
  return entries.flatMap((entry) => {
    const session = bySession.get(entry.bookingId ?? '') ?? { minutes: 0, minor: 0 };
    const worth = entry.givesBack
      ? expired.minor
      : worthOf(entry, { minutes, minor }, session, netOf(priceMinor, basisPoints));
    const isAllBack = !entry.givesBack || entry.minutes === expired.minutes;
    if (entry.givesBack) expired = { minutes: 0, minor: 0 };
    if (entry.kind === 'expired') {
      expired = { minutes: expired.minutes - entry.minutes, minor: expired.minor - worth };
    }
    const isOwn =
      entry.kind !== 'refunded' ||
      -entry.minutes <= minutes - Math.min(minutes, Math.max(0, foreign));
    if (entry.kind === 'transferred') foreign += entry.minutes;
    minutes += entry.minutes;
    minor += worth;
    if (entry.bookingId !== null) {
      bySession.set(entry.bookingId, {
        minutes: session.minutes - entry.minutes,
        minor: session.minor - worth,
      });
    }
    const isRight =
      isAllBack &&
      entry.valueMinor === worth &&
      entry.balanceMinor === minor &&
      entry.balanceMinutes === minutes &&
      minor >= 0 &&
      minutes >= 0 &&
      (minutes > 0 || minor === 0);
    return isRight
      ? isOwn
        ? []
        : [`line ${entry.id} of package ${id} refunds minutes that came from another package`]
      : [
          `line ${entry.id} (${entry.kind}) of package ${id} is worth ${entry.valueMinor} and leaves ` +
            `${entry.balanceMinutes} min for ${entry.balanceMinor}, not ${worth}, ${minutes} and ${minor}`,
        ];
  });
}

interface Held {
  readonly minutes: number;
  readonly minor: number;
}

function worthOf(entry: WrittenEntry, held: Held, session: Held, netMinor: number): number {
  if (entry.isSaid) return entry.valueMinor;
  if (entry.kind === 'bought') return netMinor;
  if (entry.kind === 'returned') return shareOf(session, entry.minutes);
  // Minutes given free of charge are worth nothing.
  return entry.minutes < 0 ? 0 - shareOf(held, -entry.minutes) : 0;
}

/** The value of some of the minutes held, half up; the last take the rest. */
function shareOf(held: Held, minutes: number): number {
  if (held.minutes <= 0) return 0;
  if (minutes >= held.minutes) return held.minor;
  return Math.floor((2 * held.minor * minutes + held.minutes) / (2 * held.minutes));
}

function netOf(priceMinor: number, basisPoints: number): number {
  return priceMinor - Math.round((priceMinor * basisPoints) / (10_000 + basisPoints));
}
