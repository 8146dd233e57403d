import { createContext, useContext } from 'react';
import { useSearchParams } from 'react-router';

/** What a page of the desk is: alone, the list at the left, or what was opened from it at the right. */
export const Pane = createContext<'alone' | 'list' | 'detail'>('alone');

/** The name under which the address of an opened thing keeps that of its list. */
const LIST = 'list';

/** The address of a thing that is opened from a list, which it keeps. */
export function openedFrom(path: string, list: URLSearchParams): string {
  return `${path}?${new URLSearchParams({ [LIST]: list.toString() })}`;
}

/** What the address keeps of the list that a thing was opened from; null: it was opened from elsewhere. */
export function useKeptList(): string | null {
  const [query] = useSearchParams();
  return query.get(LIST);
}

/** The same path with the list that the address keeps. */
export function withList(path: string, list: string | null): string {
  return list === null ? path : openedFrom(path, new URLSearchParams(list));
}

/**
 * The query of a list: that of the address, or what the address keeps of it while one of its things is
 * open beside it.
 */
export function useListQuery(): [
  URLSearchParams,
  (change: (before: URLSearchParams) => URLSearchParams) => void,
] {
  const [query, setQuery] = useSearchParams();
  const isBeside = useContext(Pane) === 'list';
  const own = isBeside ? new URLSearchParams(query.get(LIST) ?? '') : query;
  const change: ReturnType<typeof useListQuery>[1] = (next) =>
    setQuery(
      (before) => {
        if (!isBeside) return next(new URLSearchParams(before));
        const kept = next(new URLSearchParams(before.get(LIST) ?? ''));
        const after = new URLSearchParams(before);
        after.set(LIST, kept.toString());
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [own, change];
}
