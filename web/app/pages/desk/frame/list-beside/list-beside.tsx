import type { KeyboardEvent, ReactNode } from 'react';
import { useOutlet } from 'react-router';
import { useWide } from '../../../../components/use-narrow.ts';
import './list-beside.css';
import { Pane, useKeptList } from './list-address.ts';

/**
 * A list whose things have pages of their own. On a wide screen it stays at the left of the one that was
 * opened from it; elsewhere, and where a thing was opened from another page, the thing stands alone.
 */
export function ListBeside({ children: list }: { children: ReactNode }) {
  const opened = useOutlet();
  const isWide = useWide();
  const isBeside = useKeptList() !== null && isWide && opened !== null;
  return (
    <div className={isBeside ? 'desk-beside' : 'contents'}>
      {(isBeside || !opened) && (
        <Pane.Provider value={isBeside ? 'list' : 'alone'}>{list}</Pane.Provider>
      )}
      {opened && <Pane.Provider value={isBeside ? 'detail' : 'alone'}>{opened}</Pane.Provider>}
    </div>
  );
}

/** Arrows go from one row of a list to the next, and from the search above it to the first. */
export function goThroughRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const target = event.target as HTMLElement;
  const isRow = target.matches('[data-row]');
  if (!step || !(isRow || target.matches('input[type="search"]'))) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const next = isRow ? rows[rows.indexOf(target) + step] : step > 0 ? rows[0] : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
