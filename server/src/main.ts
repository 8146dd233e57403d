import { resolve } from 'node:path';
import { demoLogins, seedWhenEmpty } from '../seed/seed.ts';
import { build } from './app.ts';
import { CannotStart } from './platform/cannot-start.ts';
import { clockFrom, systemClock } from './platform/clock.ts';
import { type Config, readConfig } from './platform/config.ts';
import { crawlerRoutes } from './platform/crawlers.ts';
import { openDatabase } from './platform/db.ts';
import { healthRoutes } from './platform/health.ts';
import { inboxRoutes } from './platform/inbox.ts';
import { openInbox } from './platform/inbox-store.ts';
import { startJobs } from './platform/jobs.ts';
import { inboxMailer, smtpMailer } from './platform/mailer.ts';
import { migrate } from './platform/migrate.ts';
import { type Postgres, startPostgres } from './platform/postgres.ts';
import { systemRandomness } from './platform/randomness.ts';
import { serveWeb } from './platform/static.ts';
import { daily, tasks } from './tasks.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Requests still running after this long are cut off, so that stopping always ends. */
const DRAIN_MS = 10_000;

// What has been started, to be stopped in the opposite order.
const stops: (() => Promise<unknown>)[] = [];
let stopping = false;

await start().catch((error) => {
  console.error(sentenceOf(error));
  return stop(1);
});

async function start(): Promise<void> {
  const config = readConfig(process.env);
  // A terminal signals the whole group and npm passes the signal on, so it may come several times.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
  // The starter is gone without a word: nobody could stop this process any more.
  process.on('disconnect', () => stop(0));

  const postgres = config.databaseUrl ? null : await embedded(config);
  const url = postgres?.url ?? String(config.databaseUrl);
  await migrate(url, resolve(ROOT, 'server/migrations'));
  const { db, pool, close } = openDatabase(url);
  stops.push(close);

  const clock = config.now ? clockFrom(new Date(config.now)) : systemClock();
  await seedWhenEmpty(db, { clock, demo: !config.production });
  const inbox = config.smtpUrl ? null : openInbox(resolve(config.dataDir, 'inbox'));
  const mailer = config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom)
    : inboxMailer(inbox as NonNullable<typeof inbox>, clock, console.log);

  const app = await build({
    db,
    clock,
    random: systemRandomness(),
    secret: config.secret,
    publicUrl: config.publicUrl,
    // A reverse proxy on this machine or in its private network may say who is calling.
    trustProxy: config.production ? ['loopback', 'uniquelocal'] : false,
    logger: { level: config.production ? 'info' : 'warn' },
  });
  healthRoutes(app, pool);
  if (inbox) inboxRoutes(app, inbox);
  crawlerRoutes(app, config.publicUrl);
  await serveWeb(app, resolve(ROOT, 'web/build/client'), {
    encrypted: config.publicUrl.startsWith('https:'),
  });
  stops.push(async () => {
    const impatience = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
    await app.close();
    clearTimeout(impatience);
  });
  await app.listen({ port: config.port, host: config.host });

  const jobs = await startJobs({
    url,
    tasks: tasks({ db, mailer, clock, publicUrl: config.publicUrl }),
    crontab: daily,
    alone: postgres !== null,
    log: console.error,
  });
  stops.push(jobs.stop);
  greet(config);
}

async function embedded(config: Config): Promise<Postgres> {
  const postgres = await startPostgres({
    dataDir: config.dataDir,
    log: console.log,
    onLost(error) {
      console.error(sentenceOf(error));
      stop(1);
    },
  });
  stops.push(postgres.stop);
  return postgres;
}

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  if (code === 0) console.log('Limber is stopping.');
  for (const step of stops.reverse()) await step().catch((error) => console.error(error));
  process.exit(code);
}

function greet(config: Config): void {
  console.log(`\nLimber is at ${config.publicUrl}`);
  if (!config.smtpUrl) console.log(`Mail lands at ${config.publicUrl}/dev/inbox`);
  if (!config.production) {
    console.log('Demo logins, each with a code that comes by mail:');
    for (const { role, email } of demoLogins) console.log(`  ${email} (${role.replace('_', ' ')})`);
  }
  if (config.now) console.log(`The clock was set to ${config.now} and runs on from there.`);
}

function sentenceOf(error: unknown): string {
  const { code, message, stack, address, port } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
  };
  if (code === 'EADDRINUSE') {
    return `Port ${port} of ${address} is in use; choose another with PORT.`;
  }
  if (code === 'EACCES' && port) return `Limber may not listen on port ${port}; choose another.`;
  if (code === 'ECONNREFUSED') return `The database at ${address}:${port} does not answer.`;
  return error instanceof CannotStart ? message : (stack ?? message);
}
