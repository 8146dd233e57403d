import { ImportFate } from '@limber/contract/desk/studio/import.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { fateWords } from './import-words.ts';
import type { RowFate } from './use-import-rows.ts';

/** So many rows are drawn at first, and more on each asking. */
const SHOWN = 200;

const TONES = { new: 'ok', same: 'neutral', changed: 'info', refused: 'err' } as const;

/** How many rows have which fate, and each row with its own. */
export function FatesTable({ fates }: { fates: readonly RowFate[] }) {
  const { t } = useLingui();
  const [only, setOnly] = useState<ImportFate | null>(null);
  const [shown, setShown] = useState(SHOWN);
  const chosen = only === null ? fates : fates.filter(({ fate }) => fate === only);
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap gap-2">
        {ImportFate.enum.map((fate) => (
          <button
            key={fate}
            type="button"
            aria-pressed={only === fate}
            onClick={() => {
              setOnly(only === fate ? null : fate);
              setShown(SHOWN);
            }}
            className={classNames('desk-tool desk-edged', only === fate && 'desk-main-tool')}
          >
            {t(fateWords[fate])}{' '}
            <span className="tabular-nums">
              {fates.filter((each) => each.fate === fate).length}
            </span>
          </button>
        ))}
      </div>
      {chosen.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than a phone is scrolled by keys
        <section aria-label={t`Rows`} tabIndex={0} className="desk-table-room">
          <table aria-label={t`Rows`} className="desk-table">
            <thead>
              <tr>
                <th scope="col" className="text-end">
                  <Trans>Line</Trans>
                </th>
                <th scope="col" className="text-start">
                  <Trans>Row</Trans>
                </th>
                <th scope="col" className="text-start">
                  <Trans>What becomes of it</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {chosen.slice(0, shown).map(({ line, called, fate, why }) => (
                <tr key={line}>
                  <td className="text-end">{line}</td>
                  <td className="text-start">
                    <bdi>{called}</bdi>
                  </td>
                  <td className="text-start whitespace-normal">
                    <Badge tone={TONES[fate]}>{t(fateWords[fate])}</Badge> {why}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
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
