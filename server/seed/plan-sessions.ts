import { GRID_MINUTES } from '@limber/contract/terms/booking/bookable-times.ts';
import { addDays, at, dayOf, timeFromMinutes, weekdayOf } from '../src/platform/studio-days.ts';
import { giveResources, type SeededResource } from './give-resources.ts';
import { type Chance, pick } from './seeded-chance.ts';

/**
 * Chance in a hundred that a session starts at a free half hour: about 55% of the rota is booked.
 */
const STARTS_IN_100 = 56;
const LATER_STARTS_IN_100 = 30;

/** Days from today on which the demo client whose address is printed has a session. */
const STAR_DAYS = new Set([-54, -47, -40, -33, -26, -19, -12, -5, 0, 3, 9, 16]);

export type Offer = {
  serviceId: number;
  name: string;
  lastsMinutes: number;
  priceMinor: number;
  bufferMinutes: number;
  /** For how long it takes the therapist; null: to its end. */
  therapistMinutes: number | null;
  /** The resource that it needs in the branch; null: none. */
  resourceKind: string | null;
};

export type TeamMember = {
  id: number;
  locationCode: string;
  booksByPhone: boolean;
  /** What this therapist can be booked for. */
  offers: Offer[];
  /** In minutes from midnight. */
  shifts: { weekday: number; startMinute: number; endMinute: number }[];
};

export type PlannedSession = {
  therapist: TeamMember;
  clientId: number;
  startsAt: Date;
  endsAt: Date;
  lines: Offer[];
  bufferMinutes: number;
  resourceIds: number[];
};

export type Rota = {
  team: TeamMember[];
  /** Ids; the first is the demo client whose address is printed. */
  clientIds: number[];
  /** Offers that anyone can look after, added to some sessions. */
  extras: Offer[];
  resources: SeededResource[];
  isClosed(day: string): boolean;
};

/**
 * Invents the sessions of some days, counted from today: inside shifts, one at a time a therapist,
 * one a day a client.
 */
export function planSessions(
  rota: Rota,
  days: { from: number; to: number },
  now: Date,
  chance: Chance,
): PlannedSession[] {
  const today = dayOf(now);
  const planned: PlannedSession[] = [];
  for (let offset = days.from; offset <= days.to; offset += 1) {
    const day = addDays(today, offset);
    if (rota.isClosed(day)) continue;
    const startsIn100 = offset > 10 ? LATER_STARTS_IN_100 : STARTS_IN_100;
    const wished = rota.team.flatMap((therapist) =>
      fillDay(rota, therapist, day, startsIn100, chance),
    );
    const sessions = shuffle(giveResources(wished, rota.resources), chance);
    planned.push(...shareOut(sessions, rota.clientIds, STAR_DAYS.has(offset), now, chance));
  }
  return planned;
}

type OpenSession = Omit<PlannedSession, 'clientId'>;
type WishedSession = Omit<OpenSession, 'resourceIds'>;

function fillDay(
  { extras }: Rota,
  therapist: TeamMember,
  day: string,
  startsIn100: number,
  chance: Chance,
): WishedSession[] {
  const sessions: WishedSession[] = [];
  for (const shift of therapist.shifts) {
    if (shift.weekday !== weekdayOf(day)) continue;
    const end = shift.endMinute;
    let start = shift.startMinute;
    while (start < end) {
      const lines = [pick(therapist.offers, chance)];
      if (chance.below(8) === 0) lines.push(pick(extras, chance));
      const length = lines.reduce((sum, line) => sum + line.lastsMinutes, 0);
      const bufferMinutes = Math.max(...lines.map((line) => line.bufferMinutes));
      if (chance.below(100) >= startsIn100 || start + length > end) {
        start += GRID_MINUTES;
        continue;
      }
      sessions.push({
        therapist,
        startsAt: at(day, timeFromMinutes(start)),
        endsAt: at(day, timeFromMinutes(start + length)),
        lines,
        bufferMinutes,
      });
      start += Math.ceil((length + bufferMinutes) / GRID_MINUTES) * GRID_MINUTES;
    }
  }
  return sessions;
}

/**
 * Gives each session a client of its own; where there are more sessions than clients, some stay
 * free.
 */
function shareOut(
  sessions: OpenSession[],
  [star, ...others]: number[],
  starComes: boolean,
  now: Date,
  chance: Chance,
): PlannedSession[] {
  const bookable = sessions.filter(({ therapist }) => !therapist.booksByPhone);
  const toCome = bookable.filter(({ startsAt }) => startsAt > now);
  const forStar = [
    ...toCome.filter(isStretch),
    ...toCome,
    ...bookable.filter(isStretch),
    ...sessions,
  ][0];
  const comesToday = starComes && star !== undefined && forStar !== undefined;
  const queue = shuffle(others, chance);
  return sessions.flatMap((session) => {
    const clientId = comesToday && session === forStar ? star : queue.pop();
    return clientId === undefined ? [] : [{ ...session, clientId }];
  });
}

/** Whether even the smallest package includes all of it. */
function isStretch({ lines }: OpenSession): boolean {
  return lines.every(({ name }) => /^(?:|PNF |Dynamic )Stretching$/.test(name));
}

function shuffle<Item>(items: Item[], chance: Chance): Item[] {
  return items
    .map((item) => ({ item, rank: chance.below(0x7fffffff) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}
