import type { Rota } from '@limber/contract/desk/rota/weeks.ts';
import { type DragEvent, type KeyboardEvent, useState } from 'react';

/** A day of a therapist in the table. */
export interface Cell {
  readonly person: Rota['people'][number];
  readonly day: Rota['people'][number]['days'][number];
}

const WAYS: Readonly<Record<string, readonly [down: number, onwards: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface Uses {
  readonly keysOn: boolean;
  readonly onCopy?: ((from: Cell, to: Cell) => void) | undefined;
  readonly onCopyWeek?: ((person: Cell['person']) => void) | undefined;
}

/**
 * Arrows move among the cells of the week as they lie on screen; C takes the shifts of a cell, and V
 * gives them to another, as dragging one cell onto another does. W copies the whole week of a person.
 */
export function useCellKeys(rota: Rota, { keysOn, onCopy, onCopyWeek }: Uses) {
  const [copied, setCopied] = useState<Cell>();
  const [dragged, setDragged] = useState<Cell>();
  const nameOf = ({ person, day }: Cell) => `${person.id} ${day.date}`;
  const cellAt = (row: number, column: number): Cell | undefined => {
    const person = rota.people[row];
    const day = person?.days[column];
    return person && day && { person, day };
  };
  const give = (from: Cell | undefined, to: Cell) => {
    if (from && onCopy && nameOf(from) !== nameOf(to)) onCopy(from, to);
  };
  return {
    copied,
    tableProps: {
      onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
        const { altKey, ctrlKey, metaKey, shiftKey } = event;
        if (!keysOn || altKey || ctrlKey || metaKey || shiftKey) return;
        const focused = (event.target as Element).closest<HTMLElement>('[data-cell]');
        const name = focused?.dataset.cell;
        const row = rota.people.findIndex((person) =>
          person.days.some((day) => nameOf({ person, day }) === name),
        );
        const person = rota.people[row];
        const column = person?.days.findIndex((day) => nameOf({ person, day }) === name) ?? -1;
        const cell = cellAt(row, column);
        if (!cell) return;
        const way = WAYS[event.key];
        if (way) {
          const onwards = document.documentElement.dir === 'rtl' ? -way[1] : way[1];
          const next = cellAt(row + way[0], column + onwards);
          if (!next) return;
          event.preventDefault();
          event.currentTarget
            .querySelector<HTMLElement>(`[data-cell="${nameOf(next)}"] button`)
            ?.focus();
        } else if (event.code === 'KeyC' && onCopy) {
          setCopied(cell);
        } else if (event.code === 'KeyV' && onCopy) {
          give(copied, cell);
        } else if (event.code === 'KeyW' && onCopyWeek) {
          event.preventDefault();
          onCopyWeek(cell.person);
        } else if (event.key === 'Escape') {
          setCopied(undefined);
        }
      },
    },
    cellProps: (cell: Cell) => ({
      'data-cell': nameOf(cell),
      ...(onCopy && {
        draggable: true,
        onDragStart: (event: DragEvent) => {
          event.dataTransfer.effectAllowed = 'copy';
          event.dataTransfer.setData('text/plain', '');
          setDragged(cell);
        },
        onDragOver: (event: DragEvent) => {
          if (dragged) event.preventDefault();
        },
        onDrop: (event: DragEvent) => {
          event.preventDefault();
          give(dragged, cell);
          setDragged(undefined);
        },
        onDragEnd: () => setDragged(undefined),
      }),
    }),
  };
}
