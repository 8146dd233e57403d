import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { saveFile } from '../../../../lib/save-file.ts';
import type { Args } from '../../../../state/api/call.ts';
import {
  type downloadReport,
  useDownloadReportMutation,
} from '../../../../state/api/calls/desk/money/reports.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { showToast } from '../../../../ui/overlay/toast.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskTable } from '../../frame/desk-table.tsx';

interface Props {
  title: string;
  /** Shown without rows. */
  none: string;
  head: readonly string[];
  /** The number of text columns at the start; the others are figures. */
  texts: number;
  rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
  total?: readonly string[] | undefined;
  file: Args<typeof downloadReport> | OwnFile;
}

/** A file that a call of its own makes. */
interface OwnFile {
  readonly name: string;
  fetch(): Promise<{ data?: string; error?: unknown }>;
}

/** One table, with a button for its CSV file. */
export function ReportTable({ title, none, head, texts, rows, total, file }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [ask, { isLoading }] = useDownloadReportMutation();
  async function download() {
    const [name, { data, error }] =
      'fetch' in file
        ? [file.name, await file.fetch()]
        : [`${file.table}-${file.from}-${file.to}`, await ask(file)];
    if (data !== undefined) return saveFile(`${name}.csv`, data, 'text/csv;charset=utf-8');
    const { detail } = readFailure(error);
    showToast('error', detail ?? t`Please check your connection and try again.`);
  }
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex items-center gap-3">
        <h2 id={id} className="type-3 me-auto min-w-0">
          {title}
        </h2>
        <DeskButton
          look="plain"
          disabled={isLoading}
          onClick={() => void download()}
          className="border border-line print:hidden"
        >
          <Trans>CSV</Trans> <span className="sr-only">{title}</span>
        </DeskButton>
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
