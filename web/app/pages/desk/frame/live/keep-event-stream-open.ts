import { eventReader, type ServerEvent } from './read-events.ts';
import { pause, pauseAfter } from './retry-pause.ts';

/** State of the live connection. */
export type Line = 'live' | 'away';

export interface Listening {
  /** Requests the stream. */
  open(signal: AbortSignal): Promise<Response>;
  /** A stream has begun, or sent an event. */
  tell(event: ServerEvent): void;
  /** Handles a refused session; resolves when connecting may be tried again. */
  admitAgain(): Promise<unknown>;
  show(line: Line): void;
}

/** A stream silent for this long, heartbeats included, counts as lost. */
const SILENCE_MS = 35_000;

/** Keeps a stream of the server's events open. Answers a function that closes it. */
export function keepEventStreamOpen({ open, tell, admitAgain, show }: Listening): () => void {
  const stopping = new AbortController();
  let failures = 0;
  const follow = async () => {
    while (!stopping.signal.aborted) {
      const began = await once().catch(() => 'failed' as const);
      if (stopping.signal.aborted) return;
      if (began === 'ended') {
        // The server ends each stream now and then. If all of them end at once, this must not
        // reconnect in a tight loop.
        await pause(pauseAfter(1), stopping.signal);
        continue;
      }
      if (began === 'refused') await admitAgain().catch(() => {});
      show('away');
      failures += 1;
      await pause(pauseAfter(failures), stopping.signal);
    }
  };

  async function once(): Promise<'ended' | 'refused' | 'failed'> {
    const silent = new AbortController();
    let timer = setTimeout(() => silent.abort(), SILENCE_MS);
    const lost = () => silent.abort();
    window.addEventListener('offline', lost);
    try {
      const reply = await open(AbortSignal.any([stopping.signal, silent.signal]));
      if (reply.status === 401) return 'refused';
      if (!reply.ok || !reply.body) return 'failed';
      const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
      const eventsIn = eventReader();
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return 'ended';
        clearTimeout(timer);
        timer = setTimeout(() => silent.abort(), SILENCE_MS);
        failures = 0;
        show('live');
        for (const event of eventsIn(value)) tell(event);
      }
    } finally {
      clearTimeout(timer);
      window.removeEventListener('offline', lost);
    }
  }

  follow();
  return () => stopping.abort();
}
