import type { BookingSource, OverridableRule } from '@limber/contract/desk/day/bookings.ts';
import { dayOf } from '../src/platform/studio-days.ts';
import type { PlannedSession } from './plan-sessions.ts';
import { type Chance, pick } from './seeded-chance.ts';

/** A client, as far as it matters for how they book. */
export type Person = { id: number; hasAccount: boolean };

/** A session with who booked it and how. */
export type OrderedSession = PlannedSession & {
  hasAccount: boolean;
  source: BookingSource;
  /** Null: the client. */
  bookedBy: number | null;
  /** Why a wish of the studio was passed over for it, and which. */
  override: { reason: string; wishes: OverridableRule[] } | null;
};

/** The studio's clients, and the people at its desks. */
export type Crowd = {
  /** Percentage of their planned sessions to which somebody comes. */
  regulars: ReadonlyMap<number, number>;
  /** Those who come about twice a week. */
  often: Person[];
  others: Person[];
  /** Who of the front desk works at a branch. */
  deskOf(locationCode: string): number[];
};

const USUALLY_IN_100 = 20;
const OFTEN_IN_100 = 15;

/**
 * Gives most of the planned sessions to people who come less often, at most one a day each, and
 * decides how each was booked. Times and therapists do not change.
 */
export function spreadClients(
  planned: readonly PlannedSession[],
  crowd: Crowd,
  now: Date,
  chance: Chance,
): OrderedSession[] {
  const ordered: OrderedSession[] = [];
  const byDay = Map.groupBy(planned, ({ startsAt }) => dayOf(startsAt));
  for (const sessions of byDay.values()) {
    const stays = sessions.map(
      ({ clientId }) => chance.below(100) < (crowd.regulars.get(clientId) ?? USUALLY_IN_100),
    );
    const coming = new Set(
      sessions.flatMap(({ clientId }, index) => (stays[index] ? clientId : [])),
    );
    sessions.forEach((session, index) => {
      const person = stays[index]
        ? { id: session.clientId, hasAccount: true }
        : someoneElse(crowd, coming, chance);
      coming.add(person.id);
      ordered.push(order(session, person, crowd, now, chance));
    });
  }
  return ordered;
}

/** A client who has no session that day yet. */
export function someoneElse(
  { often, others }: Pick<Crowd, 'often' | 'others'>,
  coming: ReadonlySet<number>,
  chance: Chance,
): Person {
  for (;;) {
    const person = pick(chance.below(100) < OFTEN_IN_100 ? often : others, chance);
    if (!coming.has(person.id)) return person;
  }
}

function order(
  session: PlannedSession,
  person: Person,
  crowd: Crowd,
  now: Date,
  chance: Chance,
): OrderedSession {
  const source = sourceOf(session, person, now, chance);
  const desk = crowd.deskOf(session.therapist.locationCode);
  return {
    ...session,
    clientId: person.id,
    hasAccount: person.hasAccount,
    source,
    bookedBy: source === 'site' ? null : pick(desk, chance),
    override: null,
  };
}

function sourceOf(
  { therapist, startsAt }: PlannedSession,
  { hasAccount }: Person,
  now: Date,
  chance: Chance,
): BookingSource {
  const luck = chance.below(100);
  if (therapist.booksByPhone) return 'phone';
  if (hasAccount) return luck < 70 ? 'site' : luck < 85 ? 'phone' : 'desk';
  return luck < 40 && startsAt <= now ? 'walk_in' : 'phone';
}
