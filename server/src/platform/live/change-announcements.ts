import type pg from 'pg';
import { REQUEST_PATIENCE, timeoutsOf } from '../database/db.ts';
import {
  DAYS_CHANNEL,
  ENDED_SESSIONS_CHANNEL,
  EVERYTHING,
} from '../database/notify-changed-days.ts';
import { openClient } from '../database/open-connections.ts';

/** What has changed: the studio's day `date` (`YYYY-MM-DD`) at a branch, or something unknown. */
export type DayNews = { readonly date: string; readonly locationCode: string } | 'everything';

/** The messages between the studio's processes about its days. */
export interface News {
  /** Calls `listener` at each change from now on, until the returned function is called. */
  hear(listener: (change: DayNews) => void): () => void;
  /**
   * Calls `listener` once a session has ended or lost rights, or when that is unknown. The returned
   * function stops it.
   */
  hearEnd(sessionId: string, listener: () => void): () => void;
}

/** Where nothing is announced: listeners hear nothing. */
export const noNews: News = { hear: () => () => {}, hearEnd: () => () => {} };

const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;
/** After this long a connection that has stopped replying is noticed. */
const CHECK_MS = 10_000;

/**
 * Listens over a separate connection to the announcements of all processes. A lost connection is
 * replaced; since announcements may have been missed, `everything` is then reported.
 */
export async function listenToNews(url: string): Promise<News & { stop(): Promise<void> }> {
  const listeners = new Set<(change: DayNews) => void>();
  const ends = new Set<{ readonly sessionId: string; readonly listener: () => void }>();
  const tellEnds = (sessionId: string | 'any') => {
    for (const end of [...ends])
      if (sessionId === 'any' || end.sessionId === sessionId) end.listener();
  };
  const tell = (change: DayNews) => {
    for (const listener of [...listeners]) listener(change);
  };
  let client: pg.Client | null = null;
  let pauseMs = SHORTEST_PAUSE_MS;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect(): Promise<void> {
    const fresh = await openClient({
      connectionString: url,
      application_name: 'limber news',
      ...timeoutsOf(REQUEST_PATIENCE),
    });
    fresh.on('notification', ({ channel, payload = '' }) =>
      channel === ENDED_SESSIONS_CHANNEL ? tellEnds(payload) : tell(readPayload(payload)),
    );
    fresh.once('end', again);
    client = fresh;
    await fresh.query(`listen ${DAYS_CHANNEL}; listen ${ENDED_SESSIONS_CHANNEL}`);
    if (stopped) return void fresh.end();
    pauseMs = SHORTEST_PAUSE_MS;
  }

  function again(): void {
    client = null;
    if (stopped) return;
    clearTimeout(retry);
    retry = setTimeout(() => {
      connect().then(() => {
        tell('everything');
        // Listeners that are still authorised reconnect.
        tellEnds('any');
      }, again);
    }, pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }

  await connect();
  const check = setInterval(() => {
    const checked = client;
    checked?.query('select').catch(() => checked.end());
  }, CHECK_MS);
  return {
    hear(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hearEnd(sessionId, listener) {
      const end = { sessionId, listener };
      ends.add(end);
      return () => void ends.delete(end);
    },
    async stop() {
      stopped = true;
      clearInterval(check);
      clearTimeout(retry);
      await client?.end();
    },
  };
}

function readPayload(payload: string): DayNews {
  const [date, locationCode] = payload.split(' ', 2);
  if (payload === EVERYTHING || !date || !locationCode) return 'everything';
  return { date, locationCode };
}
