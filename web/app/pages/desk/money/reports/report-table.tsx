import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { useNarrow } from '../../../../components/use-narrow.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskTable } from '../../frame/desk-table.tsx';
import { CsvButton, type ReportFile } from './csv-button.tsx';

interface Props {
  title: string;
  /** Shown without rows. */
  none: string;
  head: readonly string[];
  /** The number of text columns at the start; the others are figures. */
  texts: number;
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  total?: readonly string[] | undefined;
  file: ReportFile;
}

/** Rows before the rest is asked for: on a phone each is a card of many lines. */
const FIRST_ROWS = { phone: 5, screen: 100 };

/** One table, with a button for its CSV file. A long one shows its first rows, and all on request. */
export function ReportTable({ title, none, head, texts, rows, total, file }: Props) {
  const id = useId();
  const [whole, setWhole] = useState(false);
  const most = useNarrow() ? FIRST_ROWS.phone : FIRST_ROWS.screen;
  const isCut = !whole && rows.length > most;
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
          rows={isCut ? rows.slice(0, most) : rows}
          foot={total}
        />
      )}
      {isCut && (
        <DeskButton onClick={() => setWhole(true)} className="justify-self-start">
          <Trans>Show all {rows.length} rows</Trans>
        </DeskButton>
      )}
    </div>
  );
}
