import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

interface Column {
  readonly word: ReactNode;
  /** Its cells are figures, aligned at their ends. */
  readonly figure?: boolean;
}

interface Props {
  /** Name of the table, or the id of its heading. */
  name: string | { labelledBy: string };
  columns: readonly Column[];
  rows: readonly {
    readonly key: string | number;
    readonly cells: readonly ReactNode[];
    readonly className?: string | undefined;
  }[];
  /** Cells of the last row. */
  foot?: readonly ReactNode[] | undefined;
  /** The first cell of a row names it. */
  named?: boolean;
  /** Compares two things, which stay side by side on a phone. */
  pair?: boolean;
}

/** Width in rem that a column needs to be read well. */
const columnRoom = { text: 8, figure: 6 };

// Safari drops the table semantics of elements that CSS lays out as blocks.
const table = { role: 'table' };
const group = { role: 'rowgroup' };
const line = { role: 'row' };
const nameOfColumn = { role: 'columnheader', scope: 'col' };
const nameOfRow = { role: 'rowheader', scope: 'row' };
const plain = { role: 'cell' };

/**
 * A table of the desk. If its columns do not fit beside each other, each row becomes a card and each cell
 * shows the name of its column, so that nothing scrolls sideways.
 */
export function DeskTable({ name, columns, rows, foot, named, pair }: Props) {
  const label =
    typeof name === 'string' ? { 'aria-label': name } : { 'aria-labelledby': name.labelledBy };
  const needs = columns.reduce(
    (sum, { figure }) => sum + columnRoom[figure ? 'figure' : 'text'],
    0,
  );
  const cellsOf = (cells: readonly ReactNode[]) =>
    columns.map(({ word, figure }, column) => {
      const cell = cells[column];
      // A card leaves a dash out; between the cells of a line it holds the column.
      const isNone = [undefined, null, false, '', '–'].includes(cell as string);
      const isTitle = column === 0 && !figure;
      const Cell = isTitle && named ? 'th' : 'td';
      return (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name
          key={column}
          {...(Cell === 'th' ? nameOfRow : plain)}
          className={classNames(
            figure && 'desk-figure',
            isTitle && 'desk-table-title',
            isNone && 'desk-table-none',
          )}
        >
          {!isTitle && !isNone && !pair && (
            <span aria-hidden="true" className="desk-table-label">
              {word}
            </span>
          )}
          {cell}
        </Cell>
      );
    });
  return (
    <div className="desk-table-room" style={{ fontSize: `${needs}rem` }}>
      <table {...table} {...label} className={classNames('desk-table', pair && 'desk-table-pair')}>
        <thead {...group}>
          <tr {...line}>
            {columns.map(({ word, figure }, column) => {
              const Cell = word ? 'th' : 'td';
              return (
                <Cell
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name
                  key={column}
                  {...(word ? nameOfColumn : plain)}
                  className={figure ? 'desk-figure' : undefined}
                >
                  {word}
                </Cell>
              );
            })}
          </tr>
        </thead>
        <tbody {...group}>
          {rows.map(({ key, cells, className }) => (
            <tr key={key} {...line} className={className}>
              {cellsOf(cells)}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot {...group}>
            <tr {...line}>{cellsOf(foot)}</tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
