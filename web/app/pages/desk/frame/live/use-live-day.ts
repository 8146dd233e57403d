import { useEffect, useRef, useState } from 'react';
import { store } from '../../../../state/store.ts';
import { runOneAtATime } from './ask-one-at-a-time.ts';
import { keepEventStreamOpen, type Line } from './keep-event-stream-open.ts';
import type { ServerEvent } from './read-events.ts';

/**
 * Refetches when an event concerns a day (`YYYY-MM-DD`) that is shown or loading, and whenever a
 * stream begins, as earlier events were missed. `renew` rejects when it fails, and is retried.
 * Answers the state of the connection.
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
    const stop = keepEventStreamOpen({
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
      // Any call of the API renews the session on its way.
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
