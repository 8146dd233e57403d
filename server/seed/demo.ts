import { phoneColumns } from '../src/modules/accounts/phones/phone-number.ts';
import { daysBefore } from '../src/platform/clock.ts';
import type { Trx } from '../src/platform/database/db.ts';
import { addDays, dayOf } from '../src/platform/studio-days.ts';
import { keepBooks } from './books/keep-books.ts';
import { planBooks } from './books/plan-books.ts';
import { demoClients } from './demo-clients.ts';
import { insertNextEid } from './demo-eid.ts';
import { insertDemoProducts } from './demo-products.ts';
import { insertAdded, insertCalls } from './demo-records.ts';
import { insertSickNote } from './demo-sick-note.ts';
import { type DeskOf, insertDemoTeam } from './demo-team.ts';
import { findRota } from './find-rota.ts';
import { insertRows } from './insert-rows.ts';
import { insertSessions, type ToldSession } from './insert-sessions.ts';
import { moreClients } from './more-clients.ts';
import { insertDemoGiftCards } from './packages/insert-gift-cards.ts';
import { insertDemoPackages } from './packages/insert-packages.ts';
import { packagePlans } from './packages/package-plans.ts';
import { planSessions } from './plan-sessions.ts';
import { type Chance, seededChance } from './seeded-chance.ts';
import { type Crowd, type OrderedSession, type Person, spreadClients } from './spread-clients.ts';
import { addWalkIns } from './walk-ins.ts';
import { writeBookingHistory } from './write-booking-history.ts';

const CLIENT_SINCE_DAYS = 120;
const FIRST_DAY = -60;
const LAST_DAY = 30;
/**
 * The earlier days were added later, from their own random sequence: upcoming sessions stayed as
 * they were.
 */
const ADDED_BEFORE = -30;

/**
 * Inserts a studio at work around `now`: its clients, two months of past sessions and one of
 * upcoming ones, packages, and the next Eid. Needs the seeded studio with its team.
 */
export async function insertDemo(trx: Trx, now: Date, chance: Chance): Promise<void> {
  const today = dayOf(now);
  const deskOf = await insertDemoTeam(trx, today);
  await insertAdded(trx, daysBefore(now, CLIENT_SINCE_DAYS));
  const people = await insertClients(trx, today, deskOf);
  const sessions = await inventSessions(trx, people, deskOf, now, chance);
  await insertSessions(trx, sessions);
  const sold = await insertDemoPackages(trx, deskOf, now, chance);
  const selling = { deskOf, now, chance: seededChance(2022) };
  await keepBooks(trx, { ...selling, sales: await planBooks(trx, sold, selling) });
  await insertCalls(trx, deskOf, now, seededChance(2023));
  await insertNextEid(trx, today, now);
  await insertSickNote(trx, deskOf, now);
  await insertDemoProducts(trx, deskOf, today);
  await insertDemoGiftCards(trx);
}

interface People {
  readonly named: readonly number[];
  readonly often: Person[];
  readonly others: Person[];
  readonly idOf: (email: string) => number | undefined;
}

async function insertClients(trx: Trx, today: string, deskOf: DeskOf): Promise<People> {
  const since = `${addDays(today, -CLIENT_SINCE_DAYS)}T12:00:00+04:00`;
  const known = { account_type: 'client', created_at: since };
  await insertRows(
    trx,
    'accounts',
    demoClients.map((client) => ({
      ...client,
      ...phoneColumns(client.phone_number),
      ...known,
      verified_at: since,
    })),
  );
  const [byPhone] = deskOf('A');
  await insertRows(
    trx,
    'accounts',
    moreClients.map((client) => ({
      ...client,
      ...known,
      goal: '',
      verified_at: client.email === null ? null : since,
      created_by: client.email === null ? byPhone : null,
    })),
  );
  const rows = await trx
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('account_type', '=', 'client')
    .orderBy('id')
    .execute();
  const owners = new Set(packagePlans.flatMap(({ usedBy }) => usedBy.map(({ email }) => email)));
  const more = rows.slice(demoClients.length).map(({ id, email }) => ({
    id,
    hasAccount: email !== null,
    isOwner: email !== null && owners.has(email),
  }));
  return {
    named: rows.slice(0, demoClients.length).map(({ id }) => id),
    often: more.filter(({ isOwner }) => isOwner),
    others: more.filter(({ isOwner }) => !isOwner),
    idOf: (email) => rows.find((row) => row.email === email)?.id,
  };
}

async function inventSessions(
  trx: Trx,
  people: People,
  deskOf: DeskOf,
  now: Date,
  chance: Chance,
): Promise<ToldSession[]> {
  const rota = await findRota(trx, [...people.named]);
  const near = planSessions(rota, { from: ADDED_BEFORE, to: LAST_DAY }, now, chance);
  const added = seededChance(2021);
  const before = planSessions(rota, { from: FIRST_DAY, to: ADDED_BEFORE - 1 }, now, added);
  const crowd: Crowd = { ...people, deskOf, regulars: regularsOf(people) };
  const nearOrdered = spreadClients(near, crowd, now, added);
  const missed = missedToday(nearOrdered, now);
  const toldFrom = (sessions: readonly OrderedSession[], fate: Chance) =>
    sessions.map((session) => {
      const desk = deskOf(session.therapist.locationCode);
      const about = { desk, isMissed: session === missed, now };
      return {
        ...session,
        id: fate.uuid(),
        events: writeBookingHistory(session, about, fate, added),
      };
    });
  const rest = spreadClients(before, crowd, now, added);
  const walkIns = addWalkIns([...rest, ...nearOrdered], rota, crowd, FIRST_DAY, now, added);
  return [...toldFrom(nearOrdered, chance), ...toldFrom([...rest, ...walkIns], added)];
}

/** The first of today's sessions that is over: one has to be missed, so that a day shows it. */
function missedToday(sessions: readonly OrderedSession[], now: Date): OrderedSession | undefined {
  const today = dayOf(now);
  return sessions
    .filter(({ startsAt, endsAt, source }) => {
      return dayOf(startsAt) === today && endsAt <= now && source !== 'walk_in';
    })
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())[0];
}

/** How often the clients come about whom the demo has details. */
const REGULARS: Record<string, number> = {
  'amina@client.example': 100,
  'emma.clarke@client.example': 90,
  'priya.nair@client.example': 60,
  'hind.al.falasi@client.example': 60,
  'sofia.rossi@client.example': 40,
  'yousef.hamdan@client.example': 40,
  'layla.nasser@client.example': 40,
  'rahul.verma@client.example': 50,
};

function regularsOf({ idOf }: People): Map<number, number> {
  return new Map(
    Object.entries(REGULARS).flatMap(([email, in100]) => {
      const id = idOf(email);
      return id === undefined ? [] : [[id, in100] as const];
    }),
  );
}
