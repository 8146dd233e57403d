import type {
  ImportAnswers,
  ImportColumn,
  ImportFile,
} from '@limber/contract/desk/studio/import-file.ts';
import type { ImportField } from '@limber/contract/desk/studio/import-rows.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { comma } from '../../../../lib/join-names.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { FileQuestions } from './file-questions.tsx';
import { fieldWords } from './import-words.ts';

/** Software recognised by its columns, and Excel. */
const SOURCES = [
  'Fresha',
  'Mindbody',
  'Vagaro',
  'Square',
  'Acuity',
  'Zenoti',
  'Booksy',
  'SimplyBook',
  'Excel',
];

interface Props {
  file: ImportFile;
  source: string;
  answers: ImportAnswers;
  busy: boolean;
  onSource: (source: string) => void;
  onColumns: (columns: ImportColumn[]) => void;
  onAnswers: (answers: ImportAnswers) => void;
  onBack: () => void;
  onGo: () => void;
}

/** Maps columns of the file to fields, and answers what the file does not tell. */
export function ColumnsStep({
  file,
  source,
  answers,
  busy,
  onSource,
  onColumns,
  onAnswers,
  onBack,
  onGo,
}: Props) {
  const { t } = useLingui();
  const id = useId();
  const { headers, columns, fields, missing, unclear, questions, rows } = file;
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  const unread = rows.filter(({ problem }) => problem !== null).length;
  const choose = (field: ImportField, column: number | null) =>
    onColumns(withColumn(columns, field, column));
  const nameOf = (column: number) => headers[column] || t`Column ${column + 1}`;
  // What the headings told stands first. It keeps its place while the choices change.
  const [first] = useState(
    () => new Set([...columns.map(({ field }) => field), ...missing.flat()]),
  );
  const matched = fields.filter((field) => first.has(field));
  const others = fields.filter((field) => !first.has(field));
  const choiceOf = (field: ImportField) => (
    <label className="grid items-center gap-x-4 gap-y-1 px-4 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
      <span className="font-semibold">{t(fieldWords[field])}</span>
      <select
        value={columns.find((each) => each.field === field)?.column ?? ''}
        disabled={busy}
        onChange={({ target: { value } }) => choose(field, value === '' ? null : Number(value))}
        className="desk-field w-full"
      >
        <option value="">{t`Not in the file`}</option>
        {headers.map((_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
          <option key={column} value={column}>
            {nameOf(column)}
          </option>
        ))}
      </select>
    </label>
  );
  const isOpen =
    missing.length > 0 ||
    unclear.length > 0 ||
    questions.some(({ question }) => answers[question] === undefined);
  return (
    <section aria-labelledby="import-columns" className="grid max-w-3xl gap-4">
      <h2 id="import-columns" ref={title} tabIndex={-1} className="type-3">
        <Trans>What does each column hold?</Trans>
      </h2>
      <div className="grid gap-2">
        <label className="grid justify-self-start gap-1 text-sm text-muted">
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
        <p className="max-w-prose text-sm text-muted">
          {file.software === null ? (
            <Trans>
              Its headings are of no program that we know. Name it the same for each of its files:
              people are known by their identifiers there.
            </Trans>
          ) : (
            <Trans>Recognised by its headings: {file.software}.</Trans>
          )}
        </p>
      </div>
      {matched.length > 0 && (
        <ul className="desk-list">
          {matched.map((field) => (
            <li key={field}>{choiceOf(field)}</li>
          ))}
        </ul>
      )}
      {missing.map((each) => (
        <Notice key={each.join()} tone="warn">
          <Trans>Needed: {each.map((field) => t(fieldWords[field])).join(t` or `)}</Trans>
        </Notice>
      ))}
      {unclear.length > 0 && (
        <Notice tone="warn">
          <Trans>
            “{unclear.map(nameOf).join(t` or `)}” does not say what is left. Please choose it as
            minutes left or as sessions left.
          </Trans>
        </Notice>
      )}
      <FileQuestions {...{ questions, answers, busy, nameOf, onAnswers }} />
      {others.length > 0 && (
        <details className="desk-fold rounded-card border border-hairline bg-surface">
          <summary className="gap-2 px-4 font-semibold">
            <Trans>More that can be read from a file</Trans>
            <span className="font-normal text-muted">{others.length}</span>
          </summary>
          <ul className="border-t border-hairline">
            {others.map((field) => (
              <li key={field}>{choiceOf(field)}</li>
            ))}
          </ul>
        </details>
      )}
      {!isOpen && (
        <p role="status" className="text-muted">
          <Plural value={rows.length} one="# row" other="# rows" />
          {unread > 0 && (
            <>
              {comma()}
              <Plural value={unread} one="# refused so far" other="# refused so far" />
            </>
          )}
        </p>
      )}
      <LeftOut file={file} nameOf={nameOf} />
      <div className="flex flex-wrap gap-2">
        <DeskButton look="plain" onClick={onBack} className="border border-line">
          <Trans>Another file</Trans>
        </DeskButton>
        <DeskButton look="main" disabled={busy || isOpen || source.trim() === ''} onClick={onGo}>
          <Trans>Check every row</Trans>
        </DeskButton>
      </div>
    </section>
  );
}

/** What of the file is not imported at all. */
function LeftOut({ file, nameOf }: { file: ImportFile; nameOf: (column: number) => string }) {
  const { t } = useLingui();
  const { left_out, other_sheets } = file;
  if (left_out.length === 0 && other_sheets.length === 0) return null;
  const named = (name: string, rest?: ReactNode) => (
    <li key={name} className="[overflow-wrap:anywhere]">
      <bdi>{name}</bdi> {rest}
    </li>
  );
  return (
    <details
      className="desk-fold rounded-card border border-hairline bg-surface px-4"
      open={left_out.length + other_sheets.length <= 6}
    >
      <summary className="font-semibold">
        <Plural
          value={left_out.length}
          _0="All columns are read"
          one="# column stays behind"
          other="# columns stay behind"
        />
      </summary>
      <ul className="grid gap-x-6 gap-y-1 pb-2 text-sm text-muted sm:grid-cols-2">
        {left_out.map(({ column, cells }) =>
          named(
            nameOf(column),
            <>
              (<Plural value={cells} one="# filled cell" other="# filled cells" />)
            </>,
          ),
        )}
      </ul>
      {other_sheets.length > 0 && (
        <p className="pb-2 text-sm text-muted">
          <Trans>
            Only the first sheet is read. These stay behind: {other_sheets.join(t`, `)}. Save each
            as a file of its own to import it.
          </Trans>
        </p>
      )}
    </details>
  );
}

/** The mapping with another column for a field, or none. A column is read as one field. */
export function withColumn(
  columns: readonly ImportColumn[],
  field: ImportField,
  column: number | null,
): ImportColumn[] {
  return [
    ...columns.filter((each) => each.field !== field),
    ...(column === null ? [] : [{ field, column }]),
  ];
}
