import type { ImportKind } from '@limber/contract/desk/studio/import-rows.ts';
import { IMPORT_BYTES } from '@limber/contract/terms/import.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { saveFile } from '../../../../lib/save-file.ts';
import { useDownloadImportTemplateMutation } from '../../../../state/api/calls/desk/studio/import-file.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { showToast } from '../../../../ui/overlay/toast.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { kinds, kindWords } from './import-words.ts';

const MOST_MEGABYTES = IMPORT_BYTES / 1024 / 1024;

interface Props {
  kind: ImportKind;
  reading: boolean;
  onKind: (kind: ImportKind) => void;
  /** With the whole file in base64. */
  onFile: (content: string) => void;
}

/** Chooses what to import, and the file. */
export function FileStep({ kind, reading, onKind, onFile }: Props) {
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
    if (file.size === 0) return setProblem(msg`This file is empty.`);
    setProblem(undefined);
    onFile(await contentOf(file));
  }

  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-4">
      <h2 id={`${id}-title`} className="type-3">
        <Trans>What is in the file?</Trans>
      </h2>
      <div
        role="radiogroup"
        aria-labelledby={`${id}-title`}
        className="grid gap-2 sm:grid-cols-2 xl:grid-cols-5"
      >
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
      <p className="max-w-prose text-muted">
        <Trans>
          Take the list as your old software exports it, as CSV or as an Excel workbook. Fresha,
          Mindbody, Vagaro, Square, Acuity, Zenoti, Booksy and SimplyBook are recognised by their
          headings.
        </Trans>
      </p>
      <div className="flex flex-wrap items-end gap-4">
        {/* The browser labels its own button in its own language, not the page's. */}
        <label className="desk-tool desk-edged desk-main-tool cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary">
          <Trans>Choose a CSV or Excel file</Trans>
          <input
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
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
        <DeskButton
          look="plain"
          disabled={isLoading}
          onClick={() => void download()}
          className="border border-line"
        >
          <Trans>Template to fill in</Trans>
        </DeskButton>
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

/** A file in base64, which the browser writes behind the comma of an address. */
function contentOf(file: File): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(file);
  });
}
