import type { ReactNode } from 'react';

interface Props {
  /** What it is a table of, or the id of the heading that says so. */
  name: string | { labelledBy: string };
  /** The cells of its first row. A cell of figures, there as below, is a `desk-figure`. */
  head: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
}

/** A table of the desk; what is wider than a phone is scrolled within its room, by keys too. */
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
