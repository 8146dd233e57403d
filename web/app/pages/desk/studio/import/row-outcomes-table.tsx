import type { ImportFate } from '@limber/contract/desk/studio/import.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, useState } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { DeskTable } from '../../frame/desk-table.tsx';
import { fates as everyFate, fateWords } from './import-words.ts';
import type { RowFate } from './use-import-rows.ts';

/** Rows shown at first, and added by each press on More. */
const SHOWN = 200;

const TONES = {
  new: 'ok',
  same: 'neutral',
  changed: 'info',
  asked: 'warn',
  refused: 'err',
} as const;

/** The number of rows for each outcome, and the outcome of each row. */
export function RowOutcomesTable({ fates }: { fates: readonly RowFate[] }) {
  const { t } = useLingui();
  const [only, setOnly] = useState<ImportFate | null>(null);
  const [shown, setShown] = useState(SHOWN);
  const chosen = only === null ? fates : fates.filter(({ fate }) => fate === only);
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap gap-2">
        {[null, ...everyFate].map((fate) => (
          <button
            key={fate}
            type="button"
            aria-pressed={only === fate}
            onClick={() => {
              setOnly(fate);
              setShown(SHOWN);
            }}
            className={classNames('desk-tool desk-edged', only === fate && 'desk-main-tool')}
          >
            {fate === null ? t`All` : t(fateWords[fate])}{' '}
            <span className="tabular-nums">
              {fates.filter((each) => fate === null || each.fate === fate).length}
            </span>
          </button>
        ))}
      </div>
      {chosen.length > 0 && (
        <DeskTable
          name={t`Rows`}
          columns={[
            { word: <Trans>Line</Trans>, figure: true },
            { word: <Trans>Row</Trans> },
            { word: <Trans>What happens to it</Trans> },
          ]}
          rows={chosen.slice(0, shown).map(({ line, called, fate, why }) => ({
            key: line,
            cells: [
              line,
              <bdi key="row">{called}</bdi>,
              <Fragment key="fate">
                <Badge tone={TONES[fate]}>{t(fateWords[fate])}</Badge> {why}
              </Fragment>,
            ],
          }))}
        />
      )}
      {chosen.length > shown && (
        <button
          type="button"
          onClick={() => setShown(shown + SHOWN)}
          className="desk-tool justify-self-start border border-line"
        >
          <Trans>Show more</Trans>
        </button>
      )}
    </div>
  );
}
