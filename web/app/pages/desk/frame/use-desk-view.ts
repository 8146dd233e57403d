import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useNarrow } from '../../../components/use-narrow.ts';

/** The state in the address; empty: today, every branch, nothing open. */
export interface DeskView {
  readonly date: string | undefined;
  readonly location: string | undefined;
  readonly view: 'board' | 'list';
  /** Id of the booking whose panel is open. */
  readonly session: string | undefined;
  /** Id of the booking being paid. */
  readonly pay: string | undefined;
  /** The client that a session is being booked for: an id, or 'new' until chosen. */
  readonly book: string | undefined;
  /** The place on the board that booking started from. */
  readonly at: string | undefined;
}

type Change = Partial<Record<keyof DeskView, string | null>>;

/** The state in the address, and how to change it; null removes a part. */
export function useDeskView(): [DeskView, (change: Change, how?: { replace?: boolean }) => void] {
  const [query, setQuery] = useSearchParams();
  const narrow = useNarrow();
  const [date, location, said, session, pay, book, at] = NAMES.map(
    (name) => query.get(name) ?? undefined,
  );
  const view = said === 'board' || said === 'list' ? said : narrow ? 'list' : 'board';
  const look = useCallback(
    (change: Change, { replace = false } = {}) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(change)) {
            if (value === null || value === undefined) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setQuery],
  );
  return [
    useMemo(
      () => ({ date, location, view, session, pay, book, at }),
      [date, location, view, session, pay, book, at],
    ),
    look,
  ];
}

const NAMES = ['date', 'location', 'view', 'session', 'pay', 'book', 'at'] as const;
