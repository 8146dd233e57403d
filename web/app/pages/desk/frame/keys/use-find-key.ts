import { useLayoutEffect, useRef } from 'react';

/** Ctrl-K, or Cmd-K on a Mac, from anywhere, even while typing. */
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
