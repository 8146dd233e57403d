import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Milliseconds during which sections above may still push the target away as they load. */
const settlesInMs = 15_000;

/**
 * Keeps the section named in the address in sight until the page has settled or the visitor
 * scrolls. Links in mails lead to sections far down. `drawn`: all sections are rendered.
 */
export function useScrollToHash(drawn: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    const part = drawn && hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!part) return;
    const observer = new ResizeObserver(() => part.scrollIntoView());
    const stop = () => observer.disconnect();
    observer.observe(document.body);
    const timer = setTimeout(stop, settlesInMs);
    for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
      addEventListener(event, stop, { once: true, passive: true });
    }
    return () => {
      stop();
      clearTimeout(timer);
      for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
        removeEventListener(event, stop);
      }
    };
  }, [hash, drawn]);
}
