/** Child process: asks as fast as it is answered, so that asking never slows the server's thread. */
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { type Booker, listSpareSlots, listTherapists } from './spare-slots.ts';

/** One run of load: which question, put to which server, by how many at once. */
export interface LoadRun {
  readonly base: string;
  readonly databaseUrl: string;
  readonly question: keyof typeof questions;
  readonly connections: number;
  readonly seconds: number;
}

export interface Measured {
  readonly failed: number;
  readonly perSecond: number;
  /** Each request's time in milliseconds. */
  readonly tookMs: number[];
}

const DAYS = 180;

const questions = {
  'free-times': { path: '/api/v1/appointment/available-times/services/', books: false },
  'bare-select': { path: '/bench/bare-select', books: false },
  hello: { path: '/bench/hello', books: false },
  booking: { path: '/api/v1/appointment/appointments/', books: true },
  'bare-insert': { path: '/bench/bare-insert', books: true },
} as const;

process.on('message', async (run: LoadRun) => {
  process.send?.(await measure(run));
});
process.on('disconnect', () => process.exit());

async function measure(run: LoadRun): Promise<Measured> {
  const { path, books } = questions[run.question];
  const slots = books ? await listSpareSlots(run.databaseUrl) : [];
  const therapists = books ? [] : await listTherapists(run.databaseUrl);
  const tookMs: number[] = [];
  let failed = 0;
  let seconds = 0;
  const startedMs = performance.now();
  // Autocannon stops on its own only once a second, and would ask on when the slots are used up.
  const end = () => {
    if (seconds > 0) return;
    seconds = (performance.now() - startedMs) / 1000;
    load.stop?.();
  };
  const timer = setTimeout(end, run.seconds * 1000);
  const load = autocannon({
    url: run.base,
    connections: run.connections,
    duration: run.seconds + 1,
    requests: [{ setupRequest: books ? bookings(path, slots, end) : days(path, therapists) }],
    setupClient(client) {
      client.on('response', (status, _bytes, responseTime) => {
        if (seconds > 0) return;
        if (status >= 200 && status < 300) tookMs.push(responseTime);
        else failed += 1;
      });
    },
  });
  const { errors } = await load;
  clearTimeout(timer);
  return { failed: failed + errors, perSecond: tookMs.length / seconds, tookMs };
}

/** Asks for a random therapist and one of the coming days. */
function days(path: string, therapists: number[]) {
  const today = Date.now();
  return (request: autocannon.Request): autocannon.Request => {
    const date = new Date(today + Math.ceil(Math.random() * DAYS) * 86_400_000);
    const therapist = therapists[Math.floor(Math.random() * therapists.length)];
    const query = `therapist_id=${therapist}&date=${date.toISOString().slice(0, 10)}&total_duration=30`;
    return { ...request, path: `${path}?${query}` };
  };
}

/** Books one free slot after another; `end` is called when there are none left. */
function bookings(path: string, slots: Booker[], end: () => void) {
  let next = 0;
  return (request: autocannon.Request): autocannon.Request => {
    const slot = slots[next++];
    if (!slot) {
      end();
      return { ...request, path: questions.hello.path };
    }
    return {
      ...request,
      method: 'POST',
      path,
      headers: {
        'content-type': 'application/json',
        authorization: slot.authorization,
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(slot.body),
    };
  };
}
