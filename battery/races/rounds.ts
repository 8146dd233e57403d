import { cancelAppointment } from '@limber/contract/appointments.ts';
import { createAppointment } from '@limber/contract/bookings.ts';
import { bookForClient } from '@limber/contract/desk/day/bookings.ts';
import { MOST_OPEN_SESSIONS } from '@limber/contract/terms/booking/booking-limits.ts';
import { type Chance, pick } from '../../server/seed/seeded-chance.ts';
import { addDays } from '../../server/src/platform/studio-days.ts';
import { type Answer, ask } from '../stand/ask.ts';
import { FIRST_DAY, type Studio, timeOf } from '../stand/studio.ts';
import type { Room, Tried } from './judge-round.ts';

/** Kinds of rounds. */
export const kinds = [
  ...(['therapist', 'overlap', 'any therapist', 'bed', 'package'] as const),
  ...(['one key', 'unpaid'] as const),
] as const;

/** A request before it is sent: the client and the session. */
interface Wanted extends Omit<Tried, 'status'> {
  readonly clientId: number;
  readonly service: string;
  readonly minutes: number;
  readonly location: string;
  readonly packageId?: number;
}

export interface Round {
  readonly wanted: readonly Wanted[];
  readonly room: Room;
  /** Sent by clients only, to whom limits apply. */
  readonly byClients?: boolean;
  /** All requests are the same. */
  readonly key?: string;
  /**
   * Session with which the round's package was bought. Such rounds take a dozen hours of one branch;
   * they are given back, or the diary is full before the last round.
   */
  readonly boughtWith?: string;
}

export interface Asked extends Tried {
  readonly id: string | null;
  readonly tookMs: number;
}

const DAYS = 170;
const BLOCK_MINUTES = 120;

/** Makes a round of `size` requests of a kind, at a time where nothing is booked. */
export async function makeRound(
  studio: Studio,
  kind: (typeof kinds)[number],
  size: number,
  turn: number,
  chance: Chance,
): Promise<Round> {
  const clientOf = (index: number) =>
    studio.clients[(turn * 211 + index) % studio.clients.length] as number;
  const day = () => addDays(FIRST_DAY, chance.below(DAYS));
  const many = Array.from({ length: size }, (_, index) => index);
  if (kind === 'package') {
    // Open requests of other rounds would count.
    const [clientId = 0] = await studio.stand.addClients(1, `owner-${turn}-`);
    return packageRound(studio, size, clientId, chance);
  }
  if (kind === 'unpaid') return unpaidRound(studio, size, turn, chance);
  for (;;) {
    const date = day();
    const service = kind === 'bed' ? 'Red-Light Therapy' : 'Stretching';
    const therapist = pick(
      studio.offering(service, kind === 'bed' ? 'A' : pick(['A', 'B'], chance)),
      chance,
    );
    const { id: therapistId, location } = therapist;
    const blocks = await studio.free(therapistId, date, BLOCK_MINUTES, { service });
    if (blocks.length === 0) continue;
    const begins = pick(blocks, chance);
    const plain = { service, location, date };
    if (kind === 'one key') {
      const span = { fromMinute: begins, minutes: 60 };
      const [clientId] = await studio.stand.addClients(1, `twin-${turn}-`);
      const one = wish({ ...plain, ...span, therapistId, clientId: clientId ?? 0 });
      const room = { oneKey: true } as const;
      return { wanted: many.map(() => one), room, byClients: true, key: `race-${turn}-twins` };
    }
    if (kind === 'therapist' || kind === 'overlap') {
      const wanted = many.map((index) => {
        const minutes = kind === 'therapist' ? 60 : pick([30, 60, 90], chance);
        const starts = (BLOCK_MINUTES - minutes) / 30 + 1;
        const fromMinute = begins + (kind === 'therapist' ? 0 : 30 * chance.below(starts));
        return wish({ ...plain, therapistId, clientId: clientOf(index), fromMinute, minutes });
      });
      return { wanted, room: {} };
    }
    // Any free therapist can be given it; the site says who.
    const minutes = kind === 'bed' ? 30 : 60;
    const able = studio.offering(service, location);
    const times = await Promise.all(
      able.map(({ id }) => studio.free(id, date, minutes, { service })),
    );
    const there = able.filter((_, index) => times[index]?.includes(begins));
    if (there.length === 0) continue;
    const most = kind === 'bed' ? Math.min(studio.beds, there.length) : there.length;
    const wanted = many.map((index) =>
      wish({
        ...plain,
        therapistId: kind === 'bed' ? (there[index % there.length]?.id ?? null) : null,
        clientId: clientOf(index),
        fromMinute: begins,
        minutes,
      }),
    );
    return { wanted, room: { granted: Math.min(size, most) } };
  }
}

/**
 * Sends all requests of a round at the same time: half of them by `desk`, and each half to both
 * processes.
 */
export function askRound(
  { stand, serviceOf }: Studio,
  bases: string[],
  { wanted, byClients = false, key }: Round,
  desk: { authorization: string },
) {
  return Promise.all(
    wanted.map(async (each, index): Promise<Asked> => {
      const base = bases[(index >> 1) % bases.length] as string;
      const service = serviceOf(each.service, each.minutes);
      const session = {
        therapist_id: each.therapistId,
        date: each.date,
        time: timeOf(each.fromMinute),
        location: each.location,
        total_duration: each.minutes,
        ...(each.packageId
          ? { serviceType: 'mypackage', user_package_id: each.packageId }
          : { serviceType: 'service' }),
      };
      const line = { id: each.packageId ?? service.id, time: each.minutes };
      const price = each.packageId ? 0 : service.minor / 100;
      let answer: Answer;
      if (byClients || index % 2 === 0) {
        const type = each.packageId ? 'package' : 'service';
        const services = [{ ...line, name: '', price, type }];
        const asked = { ...session, services, duration: each.minutes, total_price: price };
        const headers = { ...stand.client(each.clientId), ...(key && { 'idempotency-key': key }) };
        answer = await ask(base, createAppointment, asked, headers);
      } else {
        const services = each.packageId ? [] : [line];
        answer = await ask(
          base,
          bookForClient,
          { ...session, services, client_id: each.clientId },
          desk,
        );
      }
      const { status, tookMs, body } = answer;
      return { ...each, status, tookMs, id: status === 201 ? body.id : null };
    }),
  );
}

/** One client, one package, many days: as many sessions as its minutes allow. */
async function packageRound(
  studio: Studio,
  size: number,
  clientId: number,
  chance: Chance,
): Promise<Round> {
  const minutes = 60;
  const cells = await listCells(studio, clientId, Math.min(size + 1, 12), chance);
  const [first, ...others] = cells as [Wanted, ...Wanted[]];
  const { packageId, boughtWith } = await buyPackage(studio, first);
  const left = Math.floor(studio.starter.minutes / minutes) - 1;
  const wanted = Array.from({ length: size }, (_, index) => ({
    ...(others[index % others.length] as Wanted),
    packageId,
  }));
  return { wanted, room: { granted: Math.min(left, others.length) }, boughtWith };
}

/**
 * A new client with an unpaid package requests single sessions and the package's, each on another
 * day: as many are granted as may be open without payment.
 */
async function unpaidRound(
  studio: Studio,
  size: number,
  turn: number,
  chance: Chance,
): Promise<Round> {
  const [clientId = 0] = await studio.stand.addClients(1, `unpaid-${turn}-`);
  const most = MOST_OPEN_SESSIONS + 4;
  const cells = await listCells(studio, clientId, most, chance);
  const [first, ...others] = cells as [Wanted, ...Wanted[]];
  const { packageId, boughtWith } = await buyPackage(studio, first);
  const cellOf = (index: number) => others[index % others.length] as Wanted;
  const wanted = Array.from({ length: Math.max(size, others.length) }, (_, index) =>
    // Every day is also requested without the package.
    index % 5 === 4 && index >= others.length ? { ...cellOf(index), packageId } : cellOf(index),
  );
  const room = { granted: MOST_OPEN_SESSIONS - 1 };
  return { wanted, room, byClients: true, boughtWith };
}

/** The client cancels the sessions of a round with a package; answers faults, one sentence each. */
export async function giveBack(
  { stand, base }: Studio,
  { boughtWith, wanted: [first] }: Round,
  done: readonly Asked[],
): Promise<string[]> {
  if (!boughtWith || !first) return [];
  const ids = [boughtWith, ...done.flatMap(({ id }) => id ?? [])];
  const client = stand.client(first.clientId);
  const answers = await Promise.all(
    ids.map((id) => ask(base, cancelAppointment, { id, accept_late: true }, client)),
  );
  return answers
    .filter(({ status }) => status !== 200)
    .map(({ status, body }) => `not cancelled: ${status} ${JSON.stringify(body)}`);
}

/** Free hours for one client, each on another day. */
async function listCells(
  studio: Studio,
  clientId: number,
  many: number,
  chance: Chance,
): Promise<Wanted[]> {
  const minutes = 60;
  const able = studio.offering('Stretching', 'A');
  const cells: Wanted[] = [];
  const days = new Set<string>();
  while (cells.length < many) {
    const date = addDays(FIRST_DAY, chance.below(studio.starter.days - 2));
    const therapistId = pick(able, chance).id;
    const starts = days.has(date) ? [] : await studio.free(therapistId, date, minutes);
    if (starts.length === 0) continue;
    days.add(date);
    const fromMinute = pick(starts, chance);
    const plain = { service: 'Stretching', location: 'A', date, clientId };
    cells.push(wish({ ...plain, therapistId, fromMinute, minutes }));
  }
  return cells;
}

async function buyPackage({ stand, base, starter }: Studio, first: Wanted) {
  const price = starter.minor / 100;
  const { status, body } = await ask(
    base,
    createAppointment,
    {
      services: [{ id: starter.id, name: '', time: starter.minutes, price, type: 'package' }],
      serviceType: 'package',
      package_id: starter.id,
      package_balance_id: starter.option,
      therapist_id: first.therapistId,
      date: first.date,
      time: timeOf(first.fromMinute),
      location: first.location,
      duration: first.minutes,
      total_duration: first.minutes,
      total_price: price,
    },
    stand.client(first.clientId),
  );
  if (status !== 201) throw new Error(`No package was sold: ${status} ${JSON.stringify(body)}`);
  return { packageId: body.package.id as number, boughtWith: body.id as string };
}

function wish(wanted: Omit<Wanted, 'toMinute'>): Wanted {
  return { ...wanted, toMinute: wanted.fromMinute + wanted.minutes };
}
