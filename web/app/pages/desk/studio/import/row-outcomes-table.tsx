import type { ImportOutcome } from '@limber/contract/desk/studio/import-file.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, useState } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskTable } from '../../frame/desk-table.tsx';
import { outcomes as everyOutcome, outcomeWords } from './import-words.ts';
import type { RowOutcome } from './use-import-rows.ts';

/** Rows shown at first, and added by each press on More. */
const SHOWN = 200;

const TONES = {
  new: 'ok',
  same: 'neutral',
  changed: 'info',
  undecided: 'warn',
  refused: 'err',
} as const;

interface Props {
  outcomes: readonly RowOutcome[];
  /** The reasons are in another language than the page's, whose words are on their way. */
  translating?: boolean;
}

/** The number of rows for each outcome, and the outcome of each row. */
export function RowOutcomesTable({ outcomes, translating = false }: Props) {
  const { t } = useLingui();
  const [only, setOnly] = useState<ImportOutcome | null>(null);
  const [shown, setShown] = useState(SHOWN);
  const countOf = (outcome: ImportOutcome) =>
    outcomes.filter((each) => each.outcome === outcome).length;
  const chosen = only === null ? outcomes : outcomes.filter(({ outcome }) => outcome === only);
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap gap-2">
        {[null, ...everyOutcome.filter((each) => each === only || countOf(each) > 0)].map(
          (outcome) => (
            <button
              key={outcome}
              type="button"
              aria-pressed={only === outcome}
              onClick={() => {
                setOnly(outcome);
                setShown(SHOWN);
              }}
              className={classNames('desk-tool desk-edged', only === outcome && 'desk-main-tool')}
            >
              {outcome === null ? t`All` : t(outcomeWords[outcome])}{' '}
              <span className="tabular-nums">
                {outcome === null ? outcomes.length : countOf(outcome)}
              </span>
            </button>
          ),
        )}
      </div>
      {chosen.length > 0 && (
        <DeskTable
          name={t`Rows`}
          columns={[
            { word: <Trans>Line</Trans>, figure: true },
            { word: <Trans>Row</Trans> },
            { word: <Trans>What happens to it</Trans> },
          ]}
          rows={chosen.slice(0, shown).map(({ line, label, outcome, why }) => ({
            key: line,
            cells: [
              line,
              <bdi key="row">{label}</bdi>,
              <Fragment key="outcome">
                <Badge tone={TONES[outcome]}>{t(outcomeWords[outcome])}</Badge>{' '}
                {why !== null && translating ? (
                  <Skeleton className="inline-block! h-4 w-40 align-middle" />
                ) : (
                  why
                )}
              </Fragment>,
            ],
          }))}
        />
      )}
      {chosen.length > shown && (
        <DeskButton
          look="plain"
          onClick={() => setShown(shown + SHOWN)}
          className="justify-self-start border border-line"
        >
          <Trans>Show more</Trans>
        </DeskButton>
      )}
    </div>
  );
}
