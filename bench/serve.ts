/** Child process: the real application with the bare routes beside it, one port a database. */
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
for (const url of process.argv.slice(2)) {
  const { db, pool, close } = openDatabase(url);
  const app = await build({
    db,
    clock: systemClock(),
    random: systemRandomness(),
    secret: BENCH_SECRET,
    publicUrl: 'http://127.0.0.1',
    // As a process knows them that has asked once.
    readTerms: () => defaultTerms,
    logger: { level: 'warn' },
  });
  bareRoutes(app, pool);
  await app.listen({ host: '127.0.0.1', port: 0 });
  bases.push(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  stops.push(async () => {
    await app.close();
    await close();
  });
}
process.send?.(bases);
// Whoever asks is told how much memory this has taken at most, in MB, and its seconds of a processor.
process.on('message', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  process.send?.({ megabytes: maxRSS / 1024, seconds: (userCPUTime + systemCPUTime) / 1e6 });
});
process.on('disconnect', async () => {
  for (const stop of stops) await stop();
  process.exit();
});
