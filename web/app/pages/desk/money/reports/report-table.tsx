import { useId } from 'react';
import { DeskTable } from '../../frame/desk-table.tsx';
import { CsvButton, type ReportFile } from './csv-button.tsx';

interface Props {
  title: string;
  /** Shown without rows. */
  none: string;
  head: readonly string[];
  /** The number of text columns at the start; the others are figures. */
  texts: number;
  rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
  total?: readonly string[] | undefined;
  file: ReportFile;
}

/** One table, with a button for its CSV file. */
export function ReportTable({ title, none, head, texts, rows, total, file }: Props) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex items-center gap-3">
        <h2 id={id} className="type-3 me-auto min-w-0">
          {title}
        </h2>
        <CsvButton title={title} file={file} />
      </div>
      {rows.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <DeskTable
          name={{ labelledBy: id }}
          columns={head.map((word, column) => ({ word, figure: column >= texts }))}
          rows={rows}
          foot={total}
        />
      )}
    </div>
  );
}
