export type UsedSession = {
  bookingId: string;
  personId: number;
  minutes: number;
  bookedAt: Date;
  /** When it was cancelled and its minutes came back; null: never. */
  returnedAt: Date | null;
};

export type LedgerEntry = {
  at: Date;
  kind: 'bought' | 'booked' | 'returned' | 'adjusted' | 'expired';
  minutes: number;
  balance: number;
  personId: number | null;
  actorId: number | null;
  bookingId: string | null;
  reason: string | null;
};

type PackageLife = {
  /** Who bought it: the owner, or the desk for them. */
  boughtBy: number;
  /** Null: unlimited, which keeps no ledger. */
  minutes: number | null;
  keepMinutes: number;
  boughtAt: Date;
  sessions: UsedSession[];
  /** The most minutes that a person may use, by account. */
  caps: ReadonlyMap<number, number>;
  adjusted?: { at: Date; minutes: number; reason: string; actorId: number };
  /** When its last day is over. */
  endsAt: Date;
  now: Date;
};

/**
 * Writes the ledger of a package's life up to `now`, oldest entry first, and says which of the
 * sessions it could pay without going below `keepMinutes`.
 */
export function keepLedger(life: PackageLife): { entries: LedgerEntry[]; used: UsedSession[] } {
  if (life.minutes === null) return { entries: [], used: life.sessions };
  const entries: LedgerEntry[] = [];
  let balance = 0;
  const write = (at: Date, kind: LedgerEntry['kind'], minutes: number, more = {}) => {
    balance += minutes;
    const nobody = { personId: null, actorId: null, bookingId: null, reason: null };
    entries.push({ at, kind, minutes, balance, ...nobody, ...more });
  };

  write(life.boughtAt, 'bought', life.minutes, { actorId: life.boughtBy });
  const used: UsedSession[] = [];
  for (const event of eventsOf(life)) {
    if (event.kind === 'adjusted') {
      const { reason, actorId } = event.adjusted;
      write(event.at, 'adjusted', event.adjusted.minutes, { reason, actorId });
      continue;
    }
    const { session } = event;
    const { personId, bookingId, minutes } = session;
    const more = { personId, actorId: personId, bookingId };
    if (event.kind === 'returned') {
      if (used.includes(session)) write(event.at, 'returned', minutes, more);
    } else if (
      balance - minutes >= life.keepMinutes &&
      minutesOf(used, personId) + minutes <= (life.caps.get(personId) ?? Number.POSITIVE_INFINITY)
    ) {
      used.push(session);
      write(event.at, 'booked', -minutes, more);
    }
  }
  if (life.endsAt <= life.now && balance > 0) write(life.endsAt, 'expired', -balance);
  return { entries, used };
}

function minutesOf(used: UsedSession[], personId: number): number {
  return used
    .filter((session) => session.personId === personId)
    .reduce((sum, session) => sum + session.minutes, 0);
}

type LifeEvent =
  | { kind: 'booked' | 'returned'; at: Date; session: UsedSession }
  | { kind: 'adjusted'; at: Date; adjusted: NonNullable<PackageLife['adjusted']> };

function eventsOf({ sessions, adjusted }: PackageLife): LifeEvent[] {
  const events: LifeEvent[] = sessions.flatMap((session) => [
    { kind: 'booked' as const, at: session.bookedAt, session },
    ...(session.returnedAt ? [{ kind: 'returned' as const, at: session.returnedAt, session }] : []),
  ]);
  if (adjusted) events.push({ kind: 'adjusted', at: adjusted.at, adjusted });
  return events.sort((one, other) => one.at.getTime() - other.at.getTime());
}
