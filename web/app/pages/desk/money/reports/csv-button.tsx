import { Trans } from '@lingui/react/macro';
import { saveFile } from '../../../../lib/save-file.ts';
import type { Args } from '../../../../state/api/call.ts';
import {
  type downloadReport,
  useDownloadReportMutation,
} from '../../../../state/api/calls/desk/money/reports.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { useToastOfFailure } from '../../frame/refusal/use-toast-of-failure.ts';

/** What a table is saved from: the report's file, or a call of its own. */
export type ReportFile = Args<typeof downloadReport> | OwnFile;

interface OwnFile {
  readonly name: string;
  fetch(): Promise<{ data?: string; error?: unknown }>;
}

/** Saves a table as a CSV file. */
export function CsvButton({ title, file }: { title: string; file: ReportFile }) {
  const tellFailure = useToastOfFailure();
  const [ask, { isLoading }] = useDownloadReportMutation();
  async function download() {
    const [name, { data, error }] =
      'fetch' in file
        ? [file.name, await file.fetch()]
        : [`${file.table}-${file.from}-${file.to}`, await ask(file)];
    if (data !== undefined) return saveFile(`${name}.csv`, data, 'text/csv;charset=utf-8');
    tellFailure(error);
  }
  return (
    <DeskButton
      look="plain"
      disabled={isLoading}
      onClick={() => void download()}
      className="-me-2 text-sm text-muted print:hidden"
    >
      <Trans>CSV</Trans> <span className="sr-only">{title}</span>
    </DeskButton>
  );
}
