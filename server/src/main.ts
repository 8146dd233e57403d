import { flushCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoLogins, seedWhenEmpty } from '../seed/seed.ts';
import { build } from './app.ts';
import { readPhones } from './modules/accounts/phones/read-phones.ts';
import { applyZoneAndCurrency } from './modules/catalogue/country-and-currency/apply-zone-and-currency.ts';
import { makeIcons } from './modules/catalogue/look/make-icon.ts';
import { readSite } from './modules/catalogue/website/read-site.ts';
import { countWaitingMails } from './modules/notifications/count-waiting-mails.ts';
import { offerFirstManager } from './modules/staff/team/first-account.ts';
import { CannotStart } from './platform/cannot-start.ts';
import { openProvider } from './platform/card-payments/open-provider.ts';
import { clockFrom, systemClock } from './platform/clock.ts';
import { type Config, readConfig } from './platform/config.ts';
import { JOB_PATIENCE, openDatabase, REQUEST_PATIENCE } from './platform/database/db.ts';
import { migrate, migrationNames } from './platform/database/migrate.ts';
import { crawlerRoutes } from './platform/http/crawlers.ts';
import { healthRoutes } from './platform/http/health.ts';
import { hasPreview } from './platform/http/preview-cookie.ts';
import { currentWeb, serveWeb } from './platform/http/serve-web.ts';
import {
  followRequests,
  MOST_JOBS_AT_ONCE,
  type RunningJobs,
  startJobs,
} from './platform/job-workers.ts';
import { listenToNews } from './platform/live/change-announcements.ts';
import { valueUntilChanged } from './platform/live/value-until-changed.ts';
import { inboxRoutes } from './platform/mail/inbox.ts';
import { openInbox } from './platform/mail/inbox-store.ts';
import { inboxMailer, smtpMailer } from './platform/mail/mailer.ts';
import { openMessenger } from './platform/messaging/open-messenger.ts';
import { countJobs } from './platform/metrics/count-jobs.ts';
import { tellState } from './platform/metrics/gauges.ts';
import { makeMetrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { type Postgres, startPostgres } from './platform/postgres/postgres.ts';
import { systemRandomness } from './platform/randomness.ts';
import { STOP_WAITS_MS, stopInTurn, within } from './platform/shutdown.ts';
import { pageRenderer } from './platform/speed/rendering.ts';
import { ANSWERED_MS } from './platform/speed/reply-deadline.ts';
import { studioDayOf } from './platform/studio-days.ts';
import { daily, slowTasks, tasks } from './tasks.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const MIGRATIONS = resolve(ROOT, 'server/migrations');

// What has been started, to be stopped in reverse order.
const stops: (() => Promise<unknown>)[] = [];
let stopping = false;
let leaveMs = 0;

await start().catch((error) => {
  console.error(sentenceOf(error));
  return stop(1);
});

async function start(): Promise<void> {
  const config = readConfig(process.env);
  // A terminal signals the whole group and npm passes the signal on, so it may arrive several
  // times.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
  // The starter is gone without a word: nobody could stop this process any more.
  process.on('disconnect', () => stop(0));

  const postgres = config.databaseUrl ? null : await embedded(config);
  const url = postgres?.url ?? String(config.databaseUrl);
  // Migrations, jobs and news hold locks and listen: a pooler would give their sessions to others.
  const direct = config.directDatabaseUrl ?? url;
  await migrate(direct, MIGRATIONS);
  const { db, pool, close } = openDatabase(url, config.poolSize);
  stops.push(() => within(STOP_WAITS_MS.connection, close()));
  // Of their own, one for each: those of requests are not theirs to use up.
  const patient = openDatabase(direct, MOST_JOBS_AT_ONCE, JOB_PATIENCE, 'limber jobs');
  stops.push(() => within(STOP_WAITS_MS.connection, patient.close()));
  // The database is checked over separate connections, which callers cannot use up.
  const watch = openDatabase(url, 2, REQUEST_PATIENCE, 'limber watch');
  stops.push(() => within(STOP_WAITS_MS.connection, watch.close()));

  const clock = config.now ? clockFrom(new Date(config.now)) : systemClock();
  const { production, secret } = config;
  await seedWhenEmpty(patient.db, { clock, demo: !production, invented: !production, secret });
  const news = await listenToNews(direct);
  stops.push(() => within(STOP_WAITS_MS.connection, news.stop()));
  await applyZoneAndCurrency(db, news);
  await readPhones(patient.db);
  const random = systemRandomness();
  const offered = production
    ? await offerFirstManager({ db, random, publicUrl: config.publicUrl }, clock.now())
    : null;
  const inbox = config.smtpUrl ? null : openInbox(resolve(config.dataDir, 'inbox'));
  const mailer = config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom, () => site().site.studio.brand)
    : inboxMailer(inbox as NonNullable<typeof inbox>, clock, console.log);

  const provider = openProvider(config);
  const messenger = openMessenger(config, clock);

  const metrics = config.metricsPort === null ? null : makeMetrics();

  const today = () => studioDayOf(clock.now());
  const site = await valueUntilChanged(
    () => readSite(db, clock.now(), { takesPayments: provider !== null }),
    news,
    today,
  );
  const web = currentWeb(resolve(ROOT, 'web/build'));
  const app = await build({
    db,
    clock,
    random: systemRandomness(),
    secret: config.secret,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    answeredMs: ANSWERED_MS,
    showsCodes: config.showsCodes,
    news,
    readTerms: () => site().site.terms,
    isOpen: () => site().site.open,
    ...(web ? { renderPage: pageRenderer(web) } : {}),
    provider,
    reachesLoopback: !production,
    messenger,
    wallets: config.wallets,
    ...(metrics ? { metrics } : {}),
    logger: { level: config.production ? 'info' : 'warn' },
  });
  const migrations = migrationNames(MIGRATIONS);
  healthRoutes(app, { pool: watch.pool, migrations, isStopping: () => stopping });
  if (inbox) inboxRoutes(app, inbox);
  crawlerRoutes(app, config.publicUrl, () => site().site);
  await serveWeb(app, web, {
    publicUrl: config.publicUrl,
    read: site,
    mayPreview: (cookies) => hasPreview(config, cookies, clock.now()),
    make: makeIcons(db, () => site().site),
  });
  if (metrics && config.metricsPort !== null) {
    const look = tellState(metrics.registry, {
      pools: {
        requests: { pool, most: config.poolSize },
        jobs: { pool: patient.pool, most: MOST_JOBS_AT_ONCE },
      },
      countJobs: () => countJobs(watch.db),
      countMails: () => countWaitingMails(watch.db, clock.now()),
    });
    const at = { port: config.metricsPort, host: config.metricsHost };
    const served = await serveMetrics(metrics.registry, look, at);
    stops.push(() => within(STOP_WAITS_MS.connection, served.stop()));
  }
  let jobs: RunningJobs | null = null;
  stops.push(() => within(STOP_WAITS_MS.jobs, jobs?.stop()));
  stops.push(async () => {
    const impatience = setTimeout(() => app.server.closeAllConnections(), STOP_WAITS_MS.requests);
    await app.close();
    clearTimeout(impatience);
  });
  await app.listen({ port: config.port, host: config.host });

  if (config.worksOffJobs) {
    const all = tasks({
      db: patient.db,
      mailer,
      clock,
      random: systemRandomness(),
      secret: config.secret,
      publicUrl: config.publicUrl,
      provider,
      reachesLoopback: !production,
      messenger,
      wallets: config.wallets,
    });
    jobs = await startJobs({
      url: direct,
      tasks: followRequests(metrics?.watchTasks(all) ?? all),
      slow: slowTasks,
      crontab: daily,
      alone: postgres !== null,
      log: console.error,
    });
  }
  leaveMs = config.leaveSeconds * 1000;
  greet(config);
  // A process that is killed would leave nothing for the next start.
  flushCompileCache();
  if (offered) {
    console.log(`Nobody manages this studio yet. The first manager opens, once:\n  ${offered}`);
  }
}

async function embedded(config: Config): Promise<Postgres> {
  const postgres = await startPostgres({ dataDir: config.dataDir, log: console.log });
  stops.push(postgres.stop);
  return postgres;
}

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  if (code === 0) {
    console.log('Limber is stopping.');
    await pause(leaveMs);
  }
  const inTime = await stopInTurn(stops.reverse(), STOP_WAITS_MS.everything);
  if (!inTime) {
    console.error('Limber did not stop in time and ends as it is; nothing that was saved is lost.');
  }
  process.exit(inTime ? code : 1);
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
