import type { ImportColumn, ImportFile } from '@limber/contract/desk/studio/import.ts';
import type { ImportKind } from '@limber/contract/desk/studio/import-rows.ts';
import { t } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { useReadImportFileMutation } from '../../../../state/api/calls/desk/studio/import.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { DeskPage } from '../../frame/desk-page.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { FatesTable } from './fates-table.tsx';
import { FileStep } from './file-step.tsx';
import { useImportRows } from './use-import-rows.ts';

export function meta() {
  return [{ title: t`Import` }, { name: 'robots', content: 'noindex' }];
}

type Step = 'file' | 'columns' | 'asking' | 'fates' | 'bringing' | 'done';

/**
 * Imports clients, packages and upcoming sessions from other software: file, columns, outcome of each
 * row, result.
 */
export default function ImportPage() {
  const { t, i18n } = useLingui();
  const [step, setStep] = useState<Step>('file');
  const [kind, setKind] = useState<ImportKind>('client');
  const [source, setSource] = useState('Fresha');
  const [text, setText] = useState('');
  const [file, setFile] = useState<ImportFile>();
  const [ask, { isLoading: reading, error, reset }] = useReadImportFileMutation();
  /** Language of the rows' reasons. */
  const [saidIn, setSaidIn] = useState(i18n.locale);
  const { progress, send, sayAgain, forget } = useImportRows();
  const told = useRef<HTMLHeadingElement>(null);
  const failure = error ? readFailure(error) : progress.failure;
  const said = useFailureText(failure);
  useLayoutEffect(() => {
    if (step === 'fates' || step === 'done') told.current?.focus();
  }, [step]);

  async function read(whole: string, columns?: ImportColumn[]) {
    setSaidIn(i18n.locale);
    const { data } = await ask({ kind, text: whole, ...(columns && { columns }) });
    if (!data) return;
    setText(whole);
    setFile(data);
    setStep('columns');
  }

  const isBusy = step === 'asking' || step === 'bringing';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the language
  useEffect(() => {
    if (!file || isBusy || saidIn === i18n.locale) return;
    setSaidIn(i18n.locale);
    void ask({ kind, text, columns: file.columns }).then(({ data }) => {
      if (!data) return;
      setFile(data);
      void sayAgain(kind, source, data, progress.fates);
    });
  }, [i18n.locale, isBusy]);

  async function go(apply: boolean) {
    if (!file) return;
    setStep(apply ? 'bringing' : 'asking');
    const isWhole = await send(kind, source, file, apply);
    // A repeated check tells which rows were imported before the failure.
    setStep(isWhole ? (apply ? 'done' : 'fates') : 'columns');
  }

  function restart() {
    forget();
    reset();
    setFile(undefined);
    setStep('file');
  }

  const all = file?.rows.length ?? 0;
  const { fates, done } = progress;
  const refused = fates.filter(({ fate }) => fate === 'refused').length;
  const coming = fates.filter(({ fate }) => fate === 'new' || fate === 'changed').length;
  return (
    <DeskPage title={<Trans>Import</Trans>}>
      {failure && (
        <Notice tone="err" alert>
          {said.fields?.text ?? said.detail ?? t`Please check your connection and try again.`}{' '}
          {progress.failure && progress.isApplied && (
            <Trans>The rows imported so far are saved; importing them again changes nothing.</Trans>
          )}
        </Notice>
      )}
      {step === 'file' && (
        <FileStep
          kind={kind}
          source={source}
          reading={reading}
          onKind={setKind}
          onSource={setSource}
          onFile={(whole) => void read(whole)}
        />
      )}
      {step === 'columns' && file && (
        <ColumnsStep
          file={file}
          busy={reading}
          onColumns={(columns) => void read(text, columns)}
          onBack={restart}
          onGo={() => void go(false)}
        />
      )}
      {isBusy && (
        <label className="grid gap-2">
          <span role="status">
            {step === 'asking' ? <Trans>Checking each row...</Trans> : <Trans>Importing...</Trans>}
          </span>
          <progress value={done} max={all} className="w-full accent-primary" />
        </label>
      )}
      {(step === 'fates' || step === 'done') && (
        <section aria-labelledby="import-fates" className="grid min-w-0 gap-4">
          <h2 id="import-fates" ref={told} tabIndex={-1} className="type-3">
            {step === 'done' ? (
              <Trans>This was imported</Trans>
            ) : (
              <Trans>What will happen to each row</Trans>
            )}
          </h2>
          {step === 'done' && (
            <Notice tone="ok">
              <Plural
                value={coming}
                _0="Nothing new: every row was here already."
                one="# row was imported."
                other="# rows were imported."
              />
              {refused > 0 && (
                <>
                  {' '}
                  <Plural value={refused} one="# was refused." other="# were refused." />
                </>
              )}
            </Notice>
          )}
          {step === 'fates' && coming === 0 && (
            <Notice>
              <Trans>Nothing is new or changed, so there is nothing to import.</Trans>
            </Notice>
          )}
          <FatesTable fates={fates} />
          <div className="flex flex-wrap gap-2">
            <button type="button" onClick={restart} className="desk-tool border border-line">
              <Trans>Another file</Trans>
            </button>
            {step === 'fates' && coming > 0 && (
              <button
                type="button"
                onClick={() => void go(true)}
                className="desk-tool desk-main-tool"
              >
                <Plural value={coming} one="Import # row" other="Import # rows" />
              </button>
            )}
          </div>
        </section>
      )}
    </DeskPage>
  );
}
