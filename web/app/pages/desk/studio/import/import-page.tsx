import type {
  ImportAnswers,
  ImportColumn,
  ImportFile,
  SharedEmail,
} from '@limber/contract/desk/studio/import-file.ts';
import type { ImportKind } from '@limber/contract/desk/studio/import-rows.ts';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { useReadImportFileMutation } from '../../../../state/api/calls/desk/studio/import-file.ts';
import { useBeginImportMutation } from '../../../../state/api/calls/desk/studio/imports.ts';
import { type CallFailure, readFailure } from '../../../../state/api/failure.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskPage } from '../../frame/desk-page.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { ColumnsStep } from './columns-step.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { Choice } from './file-questions.tsx';
import { FileStep } from './file-step.tsx';
import { ImportReport } from './import-report.tsx';
import { RowOutcomesTable } from './row-outcomes-table.tsx';
import { useImportRows } from './use-import-rows.ts';

export const meta = deskTitle(msg`Import`);

type Step = 'file' | 'columns' | 'checking' | 'outcomes' | 'importing' | 'done';

/**
 * Imports clients, packages, upcoming and past sessions from other software: file, columns, outcome of each
 * row, result.
 */
export default function ImportPage() {
  const { t, i18n } = useLingui();
  const [step, setStep] = useState<Step>('file');
  const [kind, setKind] = useState<ImportKind>('client');
  const [source, setSource] = useState('');
  const [content, setContent] = useState('');
  const [answers, setAnswers] = useState<ImportAnswers>({});
  const [shared, setShared] = useState<SharedEmail>();
  const [file, setFile] = useState<ImportFile>();
  const [ask, { isLoading: reading, error, reset }] = useReadImportFileMutation();
  const [begin] = useBeginImportMutation();
  const [startFailure, setStartFailure] = useState<CallFailure>();
  /** Language of the rows' reasons, or of those that are asked for. */
  const [reasonsIn, setReasonsIn] = useState(i18n.locale);
  const [translating, setTranslating] = useState(false);
  const { progress, send, retranslate, clear } = useImportRows();
  const heading = useRef<HTMLHeadingElement>(null);
  const failure = error ? readFailure(error) : (startFailure ?? progress.failure);
  const failureText = useFailureText(failure);
  useLayoutEffect(() => {
    if (step === 'outcomes' || step === 'done') heading.current?.focus();
  }, [step]);

  async function read(
    content: string,
    columns: ImportColumn[] | undefined,
    newAnswers: ImportAnswers,
  ) {
    setReasonsIn(i18n.locale);
    const { data } = await ask({
      ...{ kind, content, answers: newAnswers },
      ...(columns && { columns }),
    });
    if (!data) return;
    setContent(content);
    setAnswers(newAnswers);
    setFile(data);
    if (!columns && data.software !== null) setSource(data.software);
    setStep('columns');
  }

  const about = { source, ...(shared && { shared_email: shared }) };
  const isBusy = step === 'checking' || step === 'importing';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the language
  useEffect(() => {
    if (!file || isBusy || reasonsIn === i18n.locale) return;
    setReasonsIn(i18n.locale);
    void translate(file);
  }, [i18n.locale, isBusy]);

  /** The same file and rows again, in the page's language; meanwhile no reason is shown in another. */
  async function translate({ columns }: ImportFile) {
    setTranslating(true);
    const { data } = await ask({ kind, content, columns, answers });
    if (data) {
      setFile(data);
      await retranslate(kind, { ...about, apply: false }, data, progress.outcomes);
    }
    setTranslating(false);
  }

  /** A check of all rows with an answer about shared addresses, or with none. */
  async function check(shared_email: SharedEmail | undefined) {
    if (!file) return;
    setStep('checking');
    setShared(shared_email);
    const isWhole = await send(
      kind,
      { source, apply: false, ...(shared_email && { shared_email }) },
      file,
    );
    setStep(isWhole ? 'outcomes' : 'columns');
  }

  async function importAll() {
    if (!file) return;
    // The bar begins again; it was full after the check.
    clear();
    setStep('importing');
    const left_out = file.left_out.map(({ column, cells }) => ({
      name: file.headers[column] || t`Column ${column + 1}`,
      cells,
    }));
    const started = await begin({ source, kind, rows: file.rows.length, left_out });
    setStartFailure(started.data ? undefined : readFailure(started.error));
    if (!started.data) return setStep('columns');
    const isWhole = await send(kind, { ...about, ...started.data, apply: true }, file);
    // A repeated check tells which rows were imported before the failure.
    setStep(isWhole ? 'done' : 'columns');
  }

  function restart() {
    clear();
    reset();
    setFile(undefined);
    setShared(undefined);
    setStartFailure(undefined);
    setStep('file');
  }

  const all = file?.rows.length ?? 0;
  const { outcomes, done } = progress;
  const count = (...of: string[]) => outcomes.filter(({ outcome }) => of.includes(outcome)).length;
  const refused = count('refused');
  const coming = count('new', 'changed');
  return (
    <DeskPage title={<Trans>Import</Trans>}>
      {failure && (
        <Notice tone="err" alert>
          {failureText.fields?.content ??
            failureText.detail ??
            t`Please check your connection and try again.`}{' '}
          {progress.failure && progress.isApplied && (
            <Trans>The rows imported so far are saved; importing them again changes nothing.</Trans>
          )}
        </Notice>
      )}
      {step === 'file' && (
        <>
          <FileStep
            kind={kind}
            reading={reading}
            onKind={setKind}
            onFile={(content) => void read(content, undefined, {})}
          />
          <EarlierImports />
        </>
      )}
      {step === 'columns' && file && (
        <ColumnsStep
          {...{ file, source, answers }}
          busy={reading}
          onSource={setSource}
          onColumns={(columns) => void read(content, columns, answers)}
          onAnswers={(changed) => void read(content, file.columns, changed)}
          onBack={restart}
          onGo={() => void check(undefined)}
        />
      )}
      {isBusy && (
        <label className="grid gap-2">
          <span role="status">
            {step === 'checking' ? (
              <Trans>Checking each row...</Trans>
            ) : (
              <Trans>Importing...</Trans>
            )}
          </span>
          <progress value={done} max={all} className="desk-progress" />
        </label>
      )}
      {(step === 'outcomes' || step === 'done') && (
        <section aria-labelledby="import-outcomes" className="grid min-w-0 gap-4">
          <h2 id="import-outcomes" ref={heading} tabIndex={-1} className="type-3">
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
          {step === 'outcomes' && (count('undecided') > 0 || shared) && (
            <Choice
              title={
                <Trans>
                  Some rows have an e-mail address that somebody with another name has too. An
                  address signs in one person.
                </Trans>
              }
              options={SHARED}
              value={shared}
              busy={false}
              onChoose={(each) => void check(each)}
            />
          )}
          {step === 'outcomes' && coming === 0 && (
            <Notice>
              <Trans>Nothing is new or changed, so there is nothing to import.</Trans>
            </Notice>
          )}
          {step === 'done' && file && <ImportReport source={source} totals={file.totals} />}
          <RowOutcomesTable
            outcomes={outcomes}
            translating={translating || reasonsIn !== i18n.locale}
          />
          <div className="flex flex-wrap gap-2">
            <DeskButton look="plain" onClick={restart} className="border border-line">
              <Trans>Another file</Trans>
            </DeskButton>
            {step === 'outcomes' && coming > 0 && (
              <DeskButton look="main" onClick={() => void importAll()}>
                <Plural value={coming} one="Import # row" other="Import # rows" />
              </DeskButton>
            )}
          </div>
        </section>
      )}
    </DeskPage>
  );
}

const SHARED = [
  ['apart', msg`A family: the first keeps the address, the others come without it`],
  ['same', msg`One person: they are joined`],
] as const;
