import { addDays, dayOf, minuteOf, minutesInto, weekdayOf } from '../src/platform/studio-days.ts';
import { giveResources } from './give-resources.ts';
import type { Offer, PlannedSession, Rota, TeamMember } from './plan-sessions.ts';
import { type Chance, pick } from './seeded-chance.ts';
import { type Crowd, type OrderedSession, someoneElse } from './spread-clients.ts';

const BRANCHES = ['A', 'B'];
const TRIES = 3;
const WALK_IN_MINUTES = 30;
/** Where the shift ends at ten: half an hour from then, which takes nothing from the site. */
const AFTER_CLOSING = { startMinute: 1320, lastsMinutes: 30, shiftEnds: 1320 };
/** One day in this many has a session after closing, and which; today at Al Mizhar. */
const AFTER_CLOSING_EACH = 4;
const AFTER_CLOSING_PLACE: Readonly<Record<string, number>> = { A: 1, B: 0 };

type Spot = { therapist: TeamMember; day: string; startMinute: number; offer: Offer };

/**
 * Finds gaps between the sessions of the past days and of today for walk-ins, one of whom has just
 * begun where the studio is open, and for some who come after closing.
 */
export function addWalkIns(
  ordered: readonly OrderedSession[],
  rota: Rota,
  crowd: Crowd,
  from: number,
  now: Date,
  chance: Chance,
): OrderedSession[] {
  const today = dayOf(now);
  const byDay = Map.groupBy(ordered, ({ startsAt }) => dayOf(startsAt));
  const added: OrderedSession[] = [];
  for (let offset = from; offset <= 0; offset += 1) {
    const day = addDays(today, offset);
    if (rota.isClosed(day)) continue;
    const there = [...(byDay.get(day) ?? [])];
    const seat = (spot: Spot | undefined, how: How) => {
      const session = spot && seatAt(spot, how, { rota, crowd, there, chance });
      if (session) there.push(session);
      if (session) added.push(session);
      return session !== undefined;
    };
    for (const branch of BRANCHES) {
      const team = rota.team.filter((each) => each.locationCode === branch && !each.booksByPhone);
      const spots = Array.from({ length: TRIES }, () => anySpot(team, rota, day, chance));
      for (const spot of spots) {
        if (spot && minuteOf(day, spot.startMinute) < now) seat(spot, 'walk_in');
      }
      if (offset === 0) justBegun(team, day, now).find((spot) => seat(spot, 'walk_in'));
      if (-offset % AFTER_CLOSING_EACH === AFTER_CLOSING_PLACE[branch]) {
        afterClosing(team, day).find((spot) => seat(spot, 'after_closing'));
      }
    }
  }
  return added;
}

type How = 'walk_in' | 'after_closing';

function seatAt(
  { therapist, day, startMinute, offer }: Spot,
  how: How,
  among: { rota: Rota; crowd: Crowd; there: OrderedSession[]; chance: Chance },
): OrderedSession | undefined {
  const { rota, crowd, there, chance } = among;
  const startsAt = minuteOf(day, startMinute);
  const wished = {
    therapist,
    startsAt,
    endsAt: minuteOf(day, startMinute + offer.lastsMinutes),
    lines: [offer],
    bufferMinutes: offer.bufferMinutes,
  };
  if (there.some((other) => other.therapist.id === therapist.id && meet(other, wished))) return;
  const beside = there.filter((other) => meet(other, wished));
  const taken = new Set(beside.flatMap(({ resourceIds }) => resourceIds));
  const [session] = giveResources(
    [wished],
    rota.resources.filter(({ id }) => !taken.has(id)),
  );
  if (!session) return;
  const coming = new Set(there.map(({ clientId }) => clientId));
  const { others, often } = crowd;
  const byPhone = others.filter(({ hasAccount }) => !hasAccount);
  const { id, hasAccount } = someoneElse(
    how === 'walk_in' ? { others: byPhone, often: byPhone } : { others, often },
    coming,
    chance,
  );
  return {
    ...session,
    clientId: id,
    hasAccount,
    source: how === 'walk_in' ? 'walk_in' : 'phone',
    bookedBy: pick(crowd.deskOf(therapist.locationCode), chance),
    override: overrideOf(how, startMinute),
  };
}

function overrideOf(how: How, startMinute: number): OrderedSession['override'] {
  if (how === 'after_closing') {
    return { reason: 'Comes straight from the airport', wishes: ['hours', 'shift'] };
  }
  return startMinute % 30 === 0 ? null : { reason: 'Walked in', wishes: ['grid'] };
}

function anySpot(
  team: readonly TeamMember[],
  { extras }: Rota,
  day: string,
  chance: Chance,
): Spot | undefined {
  const therapist = pick(team, chance);
  const shifts = therapist.shifts.filter(({ weekday }) => weekday === weekdayOf(day));
  const offers = [...therapist.offers, ...extras].filter(
    ({ lastsMinutes }) => lastsMinutes === WALK_IN_MINUTES,
  );
  if (shifts.length === 0 || offers.length === 0) return undefined;
  const shift = pick(shifts, chance);
  const steps = (shift.endMinute - shift.startMinute - WALK_IN_MINUTES) / 5;
  return {
    therapist,
    day,
    startMinute: shift.startMinute + 5 * chance.below(steps),
    offer: pick(offers, chance),
  };
}

/** Where somebody of the team is at work: ten to fifteen minutes ago. */
function justBegun(team: readonly TeamMember[], day: string, now: Date): Spot[] {
  const startMinute = Math.floor(minutesInto(day, now) / 5) * 5 - 10;
  return team.flatMap((therapist) => {
    const offer = therapist.offers.find(({ lastsMinutes }) => lastsMinutes === WALK_IN_MINUTES);
    const works = therapist.shifts.some(
      (shift) =>
        shift.weekday === weekdayOf(day) &&
        shift.startMinute <= startMinute &&
        startMinute + WALK_IN_MINUTES <= shift.endMinute,
    );
    return works && offer ? [{ therapist, day, startMinute, offer }] : [];
  });
}

function afterClosing(team: readonly TeamMember[], day: string): Spot[] {
  const { startMinute, lastsMinutes, shiftEnds } = AFTER_CLOSING;
  return team.flatMap((therapist) => {
    const offer = therapist.offers.find((each) => each.lastsMinutes === lastsMinutes);
    const works = therapist.shifts.some(
      ({ weekday, endMinute }) => weekday === weekdayOf(day) && endMinute === shiftEnds,
    );
    return works && offer ? [{ therapist, day, startMinute, offer }] : [];
  });
}

function meet(
  one: Pick<PlannedSession, 'startsAt' | 'endsAt' | 'bufferMinutes'>,
  other: Pick<PlannedSession, 'startsAt' | 'endsAt' | 'bufferMinutes'>,
): boolean {
  const until = ({ endsAt, bufferMinutes }: typeof one) =>
    endsAt.getTime() + bufferMinutes * 60_000;
  return one.startsAt.getTime() < until(other) && other.startsAt.getTime() < until(one);
}
