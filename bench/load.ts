/** Child process: asks as fast as it is answered, so that asking never slows the server's thread. */
import autocannon from 'autocannon';
import { questions } from './questions.ts';

/** One run of load: which question, put to which server, by how many at once. */
export interface LoadRun {
  readonly base: string;
  readonly databaseUrl: string;
  readonly question: keyof typeof questions;
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second of all connections together; left out: as many as are answered. */
  readonly perSecond?: number | undefined;
}

export interface Measured {
  readonly failed: number;
  readonly perSecond: number;
  /** Each request's time in milliseconds. */
  readonly tookMs: number[];
}

/** What is asked is looked up first, which is said; the load itself begins with the next message. */
let measure: (() => Promise<Measured>) | null = null;
process.on('message', async (run: LoadRun | 'go') => {
  if (run !== 'go') measure = await prepare(run);
  process.send?.(run === 'go' ? await measure?.() : 'ready');
});
process.on('disconnect', () => process.exit());

async function prepare(run: LoadRun): Promise<() => Promise<Measured>> {
  const tookMs: number[] = [];
  let failed = 0;
  let seconds = 0;
  let startedMs = 0;
  let stop = () => {};
  // Autocannon stops on its own only once a second, and would ask on when the slots are used up.
  const end = () => {
    if (seconds > 0) return;
    seconds = (performance.now() - startedMs) / 1000;
    stop();
  };
  const requests = await questions[run.question](run.databaseUrl, end);
  return async () => {
    startedMs = performance.now();
    const timer = setTimeout(end, run.seconds * 1000);
    const load = autocannon({
      url: run.base,
      connections: run.connections,
      duration: run.seconds + 1,
      requests,
      ...(run.perSecond ? { overallRate: run.perSecond } : {}),
      setupClient(client) {
        client.on('response', (status, _bytes, responseTime) => {
          if (seconds > 0) return;
          if (status >= 200 && status < 300) tookMs.push(responseTime);
          else failed += 1;
        });
      },
    });
    stop = () => load.stop?.();
    const { errors } = await load;
    clearTimeout(timer);
    return { failed: failed + errors, perSecond: tookMs.length / seconds, tookMs };
  };
}
