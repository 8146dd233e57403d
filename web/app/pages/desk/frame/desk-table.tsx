import type { ReactNode } from 'react';

interface Props {
  /** Name of the table, or the id of its heading. */
  name: string | { labelledBy: string };
  /** Cells of the head row. Cells with figures have the class `desk-figure`, here and below. */
  head: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
}

/**
 * A table of the desk. If it is wider than a phone, it scrolls within its own area, by keys too.
 */
export function DeskTable({ name, head, children, foot }: Props) {
  const label =
    typeof name === 'string' ? { 'aria-label': name } : { 'aria-labelledby': name.labelledBy };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, and no landmark beside that of its heading
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what cannot be seen at once is scrolled by keys
    <div role="group" {...label} tabIndex={0} className="desk-table-room">
      <table {...label} className="desk-table">
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
        {foot && (
          <tfoot>
            <tr>{foot}</tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
