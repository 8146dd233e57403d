import { useLayoutEffect, useRef } from 'react';

/** Ctrl-K, or its like on a Mac, wherever one is; also while something is being typed. */
export function useFindKey(find: (() => void) | undefined): void {
  const latest = useRef(find);
  latest.current = find;
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.code !== 'KeyK') return;
      if (!event.ctrlKey && !event.metaKey) return;
      if (!latest.current) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
