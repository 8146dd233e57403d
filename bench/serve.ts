/** Child process: the real application with the bare routes beside it, one port per database. */
import type { AddressInfo } from 'node:net';
import { defaultTerms } from '@limber/contract/terms/studio-terms.ts';
import { build } from '../server/src/app.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { openDatabase } from '../server/src/platform/database/db.ts';
import { systemRandomness } from '../server/src/platform/randomness.ts';
import { bareRoutes } from './bare-routes.ts';
import { BENCH_SECRET } from './spare-slots.ts';

const stops: (() => Promise<unknown>)[] = [];
const bases: string[] = [];
let requests = 0;
for (const url of process.argv.slice(2)) {
  const { db, pool, close } = openDatabase(url);
  const app = await build({
    db,
    clock: systemClock(),
    random: systemRandomness(),
    secret: BENCH_SECRET,
    publicUrl: 'http://127.0.0.1',
    // As a process knows them after its first request.
    readTerms: () => defaultTerms,
    // Sign-ins come from many addresses, and the mailed code is in the answer.
    ...{ trustedProxies: ['127.0.0.1'], showsCodes: true },
    logger: { level: 'warn' },
  });
  bareRoutes(app, pool);
  app.server.on('request', () => {
    requests += 1;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  bases.push(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  stops.push(async () => {
    await app.close();
    await close();
  });
}
process.send?.(bases);
// Answers the number of requests, the current and peak memory in MB, and processor seconds.
process.on('message', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const seconds = (userCPUTime + systemCPUTime) / 1e6;
  const megabytes = process.memoryUsage.rss() / 2 ** 20;
  process.send?.({ requests, megabytes, megabytesAtMost: maxRSS / 1024, seconds });
});
process.on('disconnect', async () => {
  for (const stop of stops) await stop();
  process.exit();
});
