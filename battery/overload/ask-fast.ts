/**
 * Child process: requests one address as fast as it is answered, so that sending slows nobody else.
 */
import autocannon from 'autocannon';

/** One run of load. */
export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
}

export interface Loaded {
  readonly goodPerSecond: number;
  readonly p99Ms: number;
  /** How often each status was answered. */
  readonly statuses: Record<string, number>;
  readonly unanswered: number;
}

process.on('message', async ({ url, connections, seconds }: Load) => {
  const tookMs: number[] = [];
  const statuses: Record<string, number> = {};
  const { errors } = await autocannon({
    ...{ url, connections, duration: seconds },
    setupClient(client) {
      client.on('response', (status, _bytes, responseMs) => {
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status >= 200 && status < 300) tookMs.push(responseMs);
      });
    },
  });
  const sorted = tookMs.toSorted((a, b) => a - b);
  const loaded: Loaded = {
    goodPerSecond: tookMs.length / seconds,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    statuses,
    unanswered: errors,
  };
  process.send?.(loaded);
});
process.on('disconnect', () => process.exit());
