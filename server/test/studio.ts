import { afterAll, beforeEach, expect } from 'vitest';
import { DAYS_CHANNEL } from '../src/platform/database/notify-changed-days.ts';
import { openClient } from '../src/platform/database/open-connections.ts';
import * as requests from './booking-requests.ts';
import { type Opening, openWorld, type World } from './harness.ts';
import { sharePackage } from './own-package.ts';
import { addClient, type TestClient } from './people.ts';

type Changes = Record<string, unknown>;

interface Bought {
  readonly id: string;
  readonly total_price: number;
  readonly package: { readonly id: number; readonly kind: string };
}

/**
 * A studio with two clients, Amina and Badr, who have booked nothing at the start of each test. By
 * default Amina acts. Helpers that try return the reply; the others expect success and return what
 * was created.
 */
export async function openStudio(opening?: Opening) {
  const world = await openWorld(opening);
  const amina = await addClient(world, 'Amina');
  const badr = await addClient(world, 'Badr');

  beforeEach(async () => {
    await requests.forgetBookings(world);
    world.mails.length = 0;
  });

  /** Asks for an hour with Noura on Thursday 5 March 2026 at 14:00. */
  const tryToBook = async (changes: Changes = {}, client = amina, key?: string) =>
    requests.postBooking(
      world,
      client,
      await requests.serviceRequest(world, changes),
      key ? { key } : {},
    );

  /** Books that hour and returns its id. */
  async function book(changes: Changes = {}, client = amina): Promise<string> {
    const reply = await tryToBook(changes, client);
    expect(reply.statusCode).toBe(201);
    return reply.json().id;
  }

  /** Asks for a package with its first session, that same hour. */
  const tryToBuy = async (name: string, changes: Changes = {}, client = amina, key?: string) =>
    requests.postBooking(
      world,
      client,
      await requests.purchaseRequest(world, name, changes),
      key ? { key } : {},
    );

  /** Buys a package and returns its first session, with what the reply says about the package. */
  async function buy(name: string, changes: Changes = {}, client = amina) {
    const reply = await tryToBuy(name, changes, client);
    expect(reply.json()).toMatchObject({ package: { id: expect.any(Number) } });
    return reply.json() as Bought;
  }

  /** Asks for that hour from a package that somebody has. */
  const bookFrom = async (
    owned: { id: number; kind: string },
    changes: Changes = {},
    client = amina,
  ) => requests.postBooking(world, client, await requests.ownedRequest(world, owned, changes));

  /** Lets `person` use a package, up to a number of minutes. */
  const share = (packageId: number, person: TestClient, capMinutes: number | null = null) =>
    sharePackage(world, packageId, person, capMinutes);

  /** Makes this (`YYYY-MM-DD`) the last day of a package. */
  const expireOn = (packageId: number, day: string) =>
    world.db
      .updateTable('owned_packages')
      .set({ expires_on: day })
      .where('id', '=', packageId)
      .execute();

  const countBookings = async () =>
    (await world.db.selectFrom('bookings').select('id').execute()).length;

  return {
    world,
    amina,
    badr,
    tryToBook,
    book,
    tryToBuy,
    buy,
    bookFrom,
    share,
    expireOn,
    countBookings,
  };
}

/**
 * Listens to the announcements for open boards; returns a function that performs an action and
 * returns its announcements, sorted.
 */
export async function openEars(world: World) {
  const ears = await openClient(world.databaseUrl);
  const heard: string[] = [];
  ears.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await ears.query(`listen ${DAYS_CHANNEL}`);
  afterAll(() => ears.end());
  return async (act: () => PromiseLike<unknown>): Promise<string[]> => {
    // News arrive over this connection before the reply to a later query.
    await ears.query('select 1');
    heard.length = 0;
    await act();
    await ears.query('select 1');
    return heard.toSorted();
  };
}

/** What a call leaves behind besides its reply. */
export interface LeftBehind {
  /**
   * Jobs but those that send mails, with `ID` for what a key names by chance, and in how many
   * minutes they run.
   */
  readonly jobs: readonly { readonly job: string; readonly minutes: number }[];
  /** The announcements for open boards. */
  readonly news: readonly string[];
  /** Mails, each with its subject and its address. */
  readonly mails: readonly (readonly [subject: string, to: string])[];
}

/**
 * Listens to a world; returns a function that performs an action and returns everything that it
 * leaves behind.
 */
export async function openLeftBehind(world: World) {
  const toldBy = await openEars(world);
  return async (act: () => PromiseLike<unknown>): Promise<LeftBehind> => {
    const news = await toldBy(act);
    const { rows: jobs } = await world.query<LeftBehind['jobs'][number]>(
      `select task_identifier || ' ' || coalesce(regexp_replace(key, '[0-9a-f-]{36}', 'ID'), '') as job,
         round(extract(epoch from run_at - created_at) / 60)::int as minutes
       from graphile_worker.jobs where task_identifier <> 'send-mail' order by 1, 2`,
    );
    world.mails.length = 0;
    await world.runJobs(2);
    return { jobs, news, mails: world.mails.map(({ subject, to }) => [subject, to]) };
  };
}
