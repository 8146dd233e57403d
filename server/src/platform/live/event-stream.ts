import { Readable } from 'node:stream';
import type { DayNews, News } from './change-announcements.ts';

/** Times of a stream, in milliseconds. */
export interface StreamTimes {
  /** Between two heart-beats. */
  readonly beatMs: number;
  /** How long it lasts, so that its reader is admitted again. */
  readonly lastsMs: number;
}

export const STREAM_TIMES: StreamTimes = { beatMs: 15_000, lastsMs: 5 * 60_000 };

/** Bytes waiting for a reader that has stopped reading, after which it is disconnected. */
const MOST_WAITING = 64 * 1024;

/**
 * Server-sent events of the news that `concerns` the reader, until the stream is destroyed or the
 * session of the reader ends.
 */
export function streamNews(
  news: News,
  concerns: (change: DayNews) => boolean,
  {
    sessionId,
    beatMs,
    lastsMs,
  }: Partial<StreamTimes> & { readonly sessionId?: string | undefined } = {},
): Readable {
  const stream = new Readable({ read() {} });
  const send = (text: string) => {
    stream.push(text);
    if (stream.readableLength > MOST_WAITING) stream.destroy();
  };
  const stopHearing = news.hear((change) => {
    if (concerns(change)) send(eventOf(change));
  });
  const over = () => void stream.push(null);
  const stopHearingEnd = sessionId ? news.hearEnd(sessionId, over) : () => {};
  const beat = setInterval(() => send(': beat\n\n'), beatMs ?? STREAM_TIMES.beatMs);
  const end = setTimeout(over, lastsMs ?? STREAM_TIMES.lastsMs);
  stream.once('close', () => {
    stopHearing();
    stopHearingEnd();
    clearInterval(beat);
    clearTimeout(end);
  });
  send('event: open\ndata: {}\n\n');
  return stream;
}

function eventOf(change: DayNews): string {
  if (change === 'everything') return 'event: everything\ndata: {}\n\n';
  const data = JSON.stringify({ date: change.date, location: change.locationCode });
  return `event: day\ndata: ${data}\n\n`;
}
