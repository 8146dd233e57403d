import { useEffect } from 'react';
import { readSignIn } from '../../../state/api/desk-api.ts';
import { lastActivity, noteActivity } from '../../../state/last-activity.ts';
import { signOut } from '../../../state/sign-out.ts';
import { useAppDispatch } from '../../../state/store.ts';

/** How often the server is told of activity that sends no request of its own. */
const TOLD_EVERY_MS = 20_000;
/** How often the page checks whether it is idle, and if so asks the server. */
const LOOKED_EVERY_MS = 5000;
const ASKED_EVERY_MS = 60_000;

const touches = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Reports activity, and locks a counter that has been idle for `minutes`; null: never. Another tab
 * may have been active, so the server is asked first.
 */
export function useCounterLock(minutes: number | null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const locks = minutes !== null;
    const locksMs = (minutes ?? 0) * 60_000;
    let toldAt = Date.now();
    const ask = () =>
      dispatch(readSignIn.initiate(undefined, { forceRefetch: true, subscribe: false }));
    const touch = () => {
      noteActivity();
      if (!locks || Date.now() - toldAt < TOLD_EVERY_MS) return;
      toldAt = Date.now();
      void ask();
    };
    let askedAt = 0;
    const look = async () => {
      const now = Date.now();
      if (now - lastActivity() < locksMs || now - askedAt < ASKED_EVERY_MS) return;
      askedAt = now;
      // The server refuses a session that has ended. Without an answer it ends here too, as nobody
      // knows whether it still runs.
      const answer = await ask();
      if (answer.error) dispatch(signOut());
    };
    for (const each of touches) window.addEventListener(each, touch, { passive: true });
    const timer = locks ? setInterval(() => void look(), LOOKED_EVERY_MS) : undefined;
    return () => {
      clearInterval(timer);
      for (const each of touches) window.removeEventListener(each, touch);
    };
  }, [minutes, dispatch]);
}
