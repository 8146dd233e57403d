/** Child process, so that sending never slows the server's thread. */
import autocannon from 'autocannon';
import { askPaced } from './paced.ts';
import { questions } from './questions.ts';
import type { Measured } from './report.ts';

/** One run of load: the request, the server, and the number of connections. */
export interface LoadRun {
  readonly base: string;
  readonly databaseUrl: string;
  readonly question: keyof typeof questions;
  readonly connections: number;
  readonly seconds: number;
  /**
   * Requests per second of all connections together, at random moments; left out: as many as are
   * answered.
   */
  readonly perSecond?: number | undefined;
}

/** The data for requests is read first, and reported; the load begins with the next message. */
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
  // Autocannon stops on its own only once a second, and would go on after the slots are used up.
  const end = () => {
    if (seconds > 0) return;
    seconds = (performance.now() - startedMs) / 1000;
    stop();
  };
  const requests = await questions[run.question](run.databaseUrl, end);
  const { perSecond: rate } = run;
  if (rate) return () => askPaced({ ...run, perSecond: rate }, requests);
  return async () => {
    startedMs = performance.now();
    const timer = setTimeout(end, run.seconds * 1000);
    const options: autocannon.Options = {
      url: run.base,
      connections: run.connections,
      duration: run.seconds + 1,
      requests,
      setupClient(client) {
        client.on('response', (status, _bytes, responseTime) => {
          if (seconds > 0) return;
          if (status >= 200 && status < 300) tookMs.push(responseTime);
          else failed += 1;
        });
      },
    };
    const errors = await new Promise<number>((resolve, reject) => {
      const load = autocannon(options, (error, result) =>
        error ? reject(error) : resolve(result.errors),
      );
      stop = () => load.stop();
    });
    clearTimeout(timer);
    return { failed: failed + errors, perSecond: tookMs.length / seconds, tookMs };
  };
}
