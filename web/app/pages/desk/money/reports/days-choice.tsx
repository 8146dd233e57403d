import { Trans, useLingui } from '@lingui/react/macro';
import { DeskInput } from '../../frame/fields/desk-field.tsx';
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
      <fieldset
        aria-label={t`Days`}
        className="flex rounded-full border border-line p-0.5 print:hidden"
      >
        {spans.map(([name, span]) => (
          <button
            key={name}
            type="button"
            aria-pressed={isChosen(span)}
            onClick={() => onPick({ from: span.from, to: span.to })}
            className="desk-choice"
          >
            {name}
          </button>
        ))}
      </fieldset>
      {(['from', 'to'] as const).map((name) => (
        <DeskInput
          key={name}
          type="date"
          label={name === 'from' ? <Trans>From</Trans> : <Trans>Until</Trans>}
          value={days[name]}
          onChange={(event) => event.target.value && onPick({ [name]: event.target.value })}
        />
      ))}
    </>
  );
}
