import type { ImportKind } from '@limber/contract/desk/studio/import-rows.ts';
import { IMPORT_BYTES } from '@limber/contract/terms/import.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { saveFile } from '../../../../lib/save-file.ts';
import { textOfFile } from '../../../../lib/text-of-file.ts';
import { useDownloadImportTemplateMutation } from '../../../../state/api/calls/desk/studio/import.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { showToast } from '../../../../ui/overlay/toast.tsx';
import { kinds, kindWords } from './import-words.ts';

/** Software recognised by its columns. */
const SOURCES = ['Fresha', 'Mindbody', 'Acuity', 'Zenoti', 'Excel'];

const MOST_MEGABYTES = IMPORT_BYTES / 1024 / 1024;

interface Props {
  kind: ImportKind;
  source: string;
  reading: boolean;
  onKind: (kind: ImportKind) => void;
  onSource: (source: string) => void;
  onFile: (text: string) => void;
}

/** Chooses what to import, its source, and the file. */
export function FileStep({ kind, source, reading, onKind, onSource, onFile }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [problem, setProblem] = useState<MessageDescriptor>();
  const [askTemplate, { isLoading }] = useDownloadImportTemplateMutation();

  async function download() {
    const { data, error } = await askTemplate({ kind });
    if (data !== undefined) return saveFile(`${kind}s.csv`, data, 'text/csv;charset=utf-8');
    const { detail } = readFailure(error);
    showToast('error', detail ?? t`Please check your connection and try again.`);
  }

  async function pick(file: File | undefined) {
    if (!file) return;
    if (file.size > IMPORT_BYTES) {
      return setProblem(
        msg`This file is too large. Please bring at most ${MOST_MEGABYTES} MB at once.`,
      );
    }
    if (source.trim() === '') return setProblem(msg`Please name the program it comes from first.`);
    const text = textOfFile(await file.arrayBuffer());
    // Never in text; workbooks and pictures contain it.
    if (text.includes('\0')) {
      return setProblem(msg`This is not a CSV file. Please save an Excel workbook as CSV first.`);
    }
    setProblem(undefined);
    onFile(text);
  }

  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-4">
      <h2 id={`${id}-title`} className="type-3">
        <Trans>What is in the file?</Trans>
      </h2>
      <div role="radiogroup" aria-labelledby={`${id}-title`} className="grid gap-2 lg:grid-cols-3">
        {kinds.map((each) => (
          <label key={each} className="desk-box">
            <input
              type="radio"
              name={`${id}-kind`}
              checked={each === kind}
              onChange={() => onKind(each)}
              className="mt-0.5 size-5 shrink-0 accent-primary"
            />
            <span className="grid gap-1">
              <span className="font-semibold">{t(kindWords[each].title)}</span>
              <span className="text-sm text-muted">{t(kindWords[each].why)}</span>
            </span>
          </label>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <label className="grid gap-1 text-sm text-muted">
          <Trans>Which program does it come from?</Trans>
          <input
            list={`${id}-sources`}
            value={source}
            maxLength={40}
            onChange={(event) => onSource(event.target.value)}
            className="desk-field text-ink"
          />
          <datalist id={`${id}-sources`}>
            {SOURCES.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
        </label>
        {/* The browser labels its own button in its own language, not the page's. */}
        <label className="desk-tool desk-edged cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary">
          <Trans>Choose a CSV file</Trans>
          <input
            type="file"
            accept=".csv,text/csv,text/plain"
            disabled={reading}
            aria-describedby={`${id}-problem`}
            onChange={(event) => {
              void pick(event.target.files?.[0]);
              // So that choosing the same file again, once corrected, is a change too.
              event.target.value = '';
            }}
            className="sr-only"
          />
        </label>
        <button
          type="button"
          disabled={isLoading}
          onClick={() => void download()}
          className="desk-tool border border-line"
        >
          <Trans>Template to fill in</Trans>
        </button>
      </div>
      <p id={`${id}-problem`} role="alert" className="text-err empty:hidden">
        {problem && t(problem)}
      </p>
      {reading && (
        <p role="status" className="text-muted">
          <Trans>Reading the file...</Trans>
        </p>
      )}
    </section>
  );
}
