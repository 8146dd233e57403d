/** Child process, so that asking slows nobody else: asks one address. */
import autocannon from 'autocannon';

/** One run of load. */
export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second of all connections together; left out: as many as are answered. */
  readonly perSecond?: number;
}

export interface Loaded {
  readonly goodPerSecond: number;
  readonly p99Ms: number;
  /** How often each status came. */
  readonly statuses: Record<string, number>;
  readonly unanswered: number;
}

process.on('message', async ({ url, connections, seconds, perSecond }: Load) => {
  const tookMs: number[] = [];
  const statuses: Record<string, number> = {};
  const { errors } = await autocannon({
    ...{ url, connections, duration: seconds },
    ...(perSecond ? { overallRate: perSecond } : {}),
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
