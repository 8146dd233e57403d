import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '../../../../ui/class-names.ts';
import { type Days, monthBefore, monthOf } from './days-of-month.ts';

interface Props {
  /** `YYYY-MM-DD`. */
  today: string;
  days: Days;
  onPick(days: Partial<Days>): void;
}

/** Chooses the days of a report: today, a month, or any range. */
export function DaysChoice({ today, days, onPick }: Props) {
  const { t } = useLingui();
  const isChosen = ({ from, to }: Days) => from === days.from && to === days.to;
  const spans: [string, Days][] = [
    [t`Today`, { from: today, to: today }],
    [t`This month`, monthOf(today)],
    [t`Last month`, monthBefore(today)],
  ];
  return (
    <>
      <div className="flex flex-wrap gap-2 print:hidden">
        {spans.map(([name, span]) => (
          <button
            key={name}
            type="button"
            aria-pressed={isChosen(span)}
            onClick={() => onPick({ from: span.from, to: span.to })}
            className={classNames('desk-tool desk-edged', isChosen(span) && 'desk-main-tool')}
          >
            {name}
          </button>
        ))}
      </div>
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className="grid gap-1 text-sm text-muted">
          {name === 'from' ? <Trans>From</Trans> : <Trans>Until</Trans>}
          <input
            type="date"
            value={days[name]}
            onChange={(event) => event.target.value && onPick({ [name]: event.target.value })}
            className="desk-field text-ink"
          />
        </label>
      ))}
    </>
  );
}
