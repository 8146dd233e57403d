import { useEffect } from 'react';
import { readSignIn } from '../../../state/api/desk-api.ts';
import { lastTouch, noteTouch } from '../../../state/last-touch.ts';
import { signOut } from '../../../state/sign-out.ts';
import { useAppDispatch } from '../../../state/store.ts';

/** How often the server is told of touches that ask nothing of it. */
const TOLD_EVERY_MS = 20_000;
/** How often the page looks whether it was left alone, and asks the server when it was. */
const LOOKED_EVERY_MS = 5000;
const ASKED_EVERY_MS = 60_000;

const touches = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Notes each touch; at a counter the page locks itself when nobody has touched it
 * for `minutes`; null: it does not. Another tab may have been touched: the server says so.
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
      noteTouch();
      if (!locks || Date.now() - toldAt < TOLD_EVERY_MS) return;
      toldAt = Date.now();
      void ask();
    };
    let askedAt = 0;
    const look = async () => {
      const now = Date.now();
      if (now - lastTouch() < locksMs || now - askedAt < ASKED_EVERY_MS) return;
      askedAt = now;
      // A session that is over is refused there, which ends it here. Without an answer nobody knows.
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
