import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The open item of a list, by its id or code, or 'new'. It is in the address, so that Back closes
 * it. Closing returns the focus to the button that opened it, whose `data-opens` is the same word.
 */
export function useOpened() {
  const [query, setQuery] = useSearchParams();
  const opened = query.get('open');
  const last = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (opened === null && last.current !== null) {
      document.querySelector<HTMLElement>(`[data-opens="${last.current}"]`)?.focus();
    }
    last.current = opened;
  }, [opened]);
  return {
    opened,
    open: (which: number | string) => setQuery({ open: String(which) }),
    shut: () => setQuery({}, { replace: true }),
  };
}

/** Leaves room at the right of a list for what is open, where two have room. */
export const roomBeside = (isOpen: boolean) =>
  isOpen ? 'grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_30rem]' : 'grid items-start gap-6';
