import type { ImportColumn, ImportFile } from '@limber/contract/desk/studio/import.ts';
import type { ImportField } from '@limber/contract/desk/studio/import-rows.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { Notice } from '../../../../ui/notice.tsx';
import { fieldWords } from './import-words.ts';

interface Props {
  file: ImportFile;
  busy: boolean;
  onColumns: (columns: ImportColumn[]) => void;
  onBack: () => void;
  onGo: () => void;
}

/** Maps columns of the file to fields: found by name, or chosen. */
export function ColumnsStep({ file, busy, onColumns, onBack, onGo }: Props) {
  const { t } = useLingui();
  const { headers, columns, fields, missing, rows } = file;
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  const unread = rows.filter(({ problem }) => problem !== null).length;
  const choose = (field: ImportField, column: number | null) =>
    onColumns(withColumn(columns, field, column));
  return (
    <section aria-labelledby="import-columns" className="grid gap-4">
      <h2 id="import-columns" ref={title} tabIndex={-1} className="type-3">
        <Trans>What does each column hold?</Trans>
      </h2>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {fields.map((field) => (
          <label key={field} className="grid gap-1 text-sm text-muted">
            {t(fieldWords[field])}
            <select
              value={columns.find((each) => each.field === field)?.column ?? ''}
              disabled={busy}
              onChange={({ target: { value } }) =>
                choose(field, value === '' ? null : Number(value))
              }
              className="desk-field w-full text-ink"
            >
              <option value="">{t`Not in the file`}</option>
              {headers.map((name, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
                <option key={column} value={column}>
                  {name || t`Column ${column + 1}`}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {missing.map((each) => (
        <Notice key={each.join()} tone="warn">
          <Trans>Needed: {each.map((field) => t(fieldWords[field])).join(t` or `)}</Trans>
        </Notice>
      ))}
      {missing.length === 0 && (
        <p role="status" className="text-muted">
          <Plural value={rows.length} one="# row" other="# rows" />
          {unread > 0 && (
            <>
              {', '}
              <Plural value={unread} one="# refused so far" other="# refused so far" />
            </>
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <button type="button" onClick={onBack} className="desk-tool border border-line">
          <Trans>Another file</Trans>
        </button>
        <button
          type="button"
          disabled={busy || missing.length > 0}
          onClick={onGo}
          className="desk-tool desk-main-tool"
        >
          <Trans>Check every row</Trans>
        </button>
      </div>
    </section>
  );
}

/** The mapping with another column for a field, or none. */
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
