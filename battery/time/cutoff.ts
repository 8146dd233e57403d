import { cancelAppointment } from '@limber/contract/appointments.ts';
import { createAppointment } from '@limber/contract/bookings.ts';
import { FREE_HOURS } from '@limber/contract/terms/booking/cancelling.ts';
import { addDays } from '../../server/src/platform/studio-days.ts';
import { atLeast, exactly, type Finding, told } from '../drill.ts';
import { ask } from '../stand/ask.ts';
import { endLimber } from '../stand/processes.ts';
import type { Stand } from '../stand/stand.ts';
import { FIRST_DAY, type Studio, timeOf } from '../stand/studio.ts';

const START_MINUTE = 15 * 60;
const PROBE_MINUTE = 18 * 60;
/** Milliseconds between a process's start and the cutoff. */
const AHEAD_MS = 12_000;
/** Sessions are cancelled this long before and after it. */
const AROUND_MS = 500;

/**
 * Cancels sessions with one start in the half second around the moment until which cancelling is
 * free, at a process whose clock is set there. Each event has the product's own time; whether it
 * counts as late must follow from that, to the millisecond.
 */
export async function cancelAroundCutoff(
  stand: Stand,
  studio: Studio,
  rounds: number,
): Promise<Finding[]> {
  const [{ base }] = await stand.two();
  const sums = { before: 0, after: 0, wrong: 0, nearestMs: Number.POSITIVE_INFINITY, refused: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const date = addDays(FIRST_DAY, 10 + round);
    const sessions = await bookAll(stand, studio, base, { date, startMinute: START_MINUTE });
    const [probe] = await bookAll(stand, studio, base, { date, startMinute: PROBE_MINUTE }, 1);
    const cutoffMs = Date.parse(`${date}T${timeOf(START_MINUTE)}+04:00`) - FREE_HOURS * 3_600_000;
    const limber = await stand.start({
      JOBS: 'off',
      LIMBER_NOW: new Date(cutoffMs - AHEAD_MS).toISOString(),
    });
    const leave = (session: Session) =>
      ask(
        limber.base,
        cancelAppointment,
        { id: session.id, accept_late: true },
        stand.client(session.clientId, new Date(cutoffMs)),
      );
    if (!probe) throw new Error('Nothing was booked to read the clock by.');
    const sent = Date.now();
    await leave(probe);
    const aheadMs = (await cancelledAt(stand, [probe.id]))[0]?.atMs ?? 0;
    const offsetMs = aheadMs - (sent + Date.now()) / 2;
    await Promise.all(
      sessions.map(async (session, index) => {
        const at = cutoffMs + AROUND_MS * ((2 * index) / (sessions.length - 1) - 1);
        await pause(at - offsetMs - Date.now());
        if ((await leave(session)).status !== 200) sums.refused += 1;
      }),
    );
    for (const { atMs, late } of await cancelledAt(
      stand,
      sessions.map(({ id }) => id),
    )) {
      const isAfter = atMs > cutoffMs;
      sums[isAfter ? 'after' : 'before'] += 1;
      if (late !== isAfter) sums.wrong += 1;
      sums.nearestMs = Math.min(sums.nearestMs, Math.abs(atMs - cutoffMs));
    }
    await endLimber(limber, 'SIGKILL');
  }
  return [
    atLeast('cancelled up to the cutoff', sums.before, rounds),
    atLeast('cancelled after the cutoff', sums.after, rounds),
    exactly('not answered with 200', sums.refused),
    told('the nearest to it', `${sums.nearestMs} ms`),
    exactly('late before it, or free after it', sums.wrong),
  ];
}

interface Session {
  readonly id: string;
  readonly clientId: number;
}

/** Books an hour of stretching with every free therapist, each for another client. */
async function bookAll(
  stand: Stand,
  studio: Studio,
  base: string,
  { date, startMinute }: { date: string; startMinute: number },
  most = Number.POSITIVE_INFINITY,
): Promise<Session[]> {
  const { id, minor } = studio.serviceOf('Stretching', 60);
  const price = minor / 100;
  const booked: Session[] = [];
  for (const { id: therapist_id, location } of ['A', 'B'].flatMap((each) =>
    studio.offering('Stretching', each),
  )) {
    if (booked.length >= most) break;
    const clientId = studio.clients[booked.length] ?? 0;
    const body = {
      services: [{ id, name: '', time: 60, price, type: 'service' }],
      ...{ serviceType: 'service', therapist_id, date, time: timeOf(startMinute), location },
      ...{ duration: 60, total_duration: 60, total_price: price },
    };
    const answer = await ask(base, createAppointment, body, stand.client(clientId));
    if (answer.status === 201) booked.push({ id: answer.body.id, clientId });
  }
  return booked;
}

async function cancelledAt(stand: Stand, ids: readonly string[]) {
  return stand.query<{ atMs: number; late: boolean }>(
    `select (extract(epoch from e.at) * 1000)::float8 as "atMs", b.late
     from booking_events e join bookings b on b.id = e.booking_id
     where b.id = any ($1) and e.to_status = 'cancelled'`,
    [ids],
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
