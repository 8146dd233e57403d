import { listenToDays } from '@limber/contract/desk/day/day.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { build } from '../../src/app.ts';
import { openDatabase } from '../../src/platform/database/db.ts';
import { API_BASE } from '../../src/platform/http/serve-calls.ts';
import { listenToNews, type News } from '../../src/platform/live/change-announcements.ts';
import { depsOf, type World } from '../harness.ts';
import type { actorOf } from '../people.ts';

/** Somebody of the team. */
type Member = Awaited<ReturnType<typeof actorOf>>;

/**
 * Boards of the desk at a process other than the one that a test calls: the two share only the
 * database. `listen` opens one by its event stream; each call of what it returns is the next event.
 */
export function openBoards(world: World, desk: Member) {
  let address = '';
  let news: News & { stop(): Promise<void> };
  const opened: AbortController[] = [];

  beforeAll(async () => {
    news = await listenToNews(world.databaseUrl);
    const { db, close } = openDatabase(world.databaseUrl, 2);
    const app = await build({ ...depsOf({ db, clock: world.clock }), news });
    const base = await app.listen({ host: '127.0.0.1', port: 0 });
    address = `${base}${API_BASE}${listenToDays.path}`;
    afterAll(async () => {
      for (const each of opened) each.abort();
      await app.close();
      await news.stop();
      await close();
    });
  });

  async function listen(query = '', { accountId, accountType }: Member = desk) {
    const aborting = new AbortController();
    opened.push(aborting);
    const headers = world.bearer(accountId, accountType);
    await world.sessionsBegun();
    const reply = await fetch(address + query, { headers, signal: aborting.signal });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toContain('text/event-stream');
    const reader = (reply.body as ReadableStream<Uint8Array>).getReader();
    const decoder = new TextDecoder();
    let text = '';
    return async () => {
      for (;;) {
        const [whole, ...rest] = text.split('\n\n');
        if (rest.length > 0) {
          text = rest.join('\n\n');
          return whole;
        }
        const { value, done } = await reader.read();
        if (done) return null;
        text += decoder.decode(value);
      }
    };
  }

  return { listen, address: () => address };
}

/** How a board is told of a day of a branch. */
export const toldOfDay = (date: string, location = 'A') =>
  `event: day\ndata: ${JSON.stringify({ date, location })}`;

/** What `act` comes to, which fails once these milliseconds have passed without it. */
export function within<Result>(ms: number, act: () => Promise<Result>): Promise<Result> {
  const tooLate = new Promise<never>((_, fail) => {
    const signal = AbortSignal.timeout(ms);
    signal.addEventListener('abort', () => fail(new Error(`Not within ${ms} ms.`)));
  });
  return Promise.race([act(), tooLate]);
}
