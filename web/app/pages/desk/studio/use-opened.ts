import { useCallback, useLayoutEffect, useRef } from 'react';
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
  const open = useCallback(
    (which: number | string) => setQuery({ open: String(which) }),
    [setQuery],
  );
  const shut = useCallback(() => setQuery({}, { replace: true }), [setQuery]);
  return { opened, open, shut };
}
