import { useEffect, useRef, useState } from 'react';
import { store } from '../../../../state/store.ts';
import { type Line, listen } from './listen.ts';
import { runOneAtATime } from './one-at-a-time.ts';
import type { ServerEvent } from './read-events.ts';

/**
 * Hears of what changes and asks anew when it is of a day (`YYYY-MM-DD`) that is shown or on its way, and
 * whenever a stream begins: nobody knows what was told before. `renew` rejects when it could not, and is
 * tried again. Answers how the line is.
 */
export function useLiveDay(
  isShown: (date: string) => boolean,
  renew: () => Promise<unknown>,
): Line {
  const [line, setLine] = useState<Line>('live');
  const latest = useRef({ isShown, renew });
  latest.current = { isShown, renew };
  useEffect(() => {
    const stopping = new AbortController();
    const ask = runOneAtATime(() => latest.current.renew(), stopping.signal);
    const stop = listen({
      open: (signal) =>
        fetch('/api/v1/desk/events', {
          headers: {
            authorization: `Bearer ${store.getState().token.accessToken ?? ''}`,
            'x-by-itself': '1',
          },
          signal,
        }),
      tell: (event) => {
        if (concerns(event, latest.current.isShown)) ask();
      },
      // Whatever is asked through the API renews the session on its way.
      admitAgain: () => latest.current.renew(),
      show: setLine,
    });
    return () => {
      stop();
      stopping.abort();
    };
  }, []);
  return line;
}

function concerns({ name, data }: ServerEvent, isShown: (date: string) => boolean): boolean {
  return name !== 'day' || isShown(JSON.parse(data).date);
}
