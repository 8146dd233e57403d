import { SHORTEST_SESSION_MINUTES } from '@limber/contract/terms/booking/session-lengths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import { type LengthRange, presetsIn } from './length-range.ts';

interface Props {
  range: LengthRange;
  /** Null: no length is possible. */
  minutes: number | null;
  onChange(minutes: number): void;
}

const round =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-full border border-line bg-surface hover:border-primary hover:bg-tint disabled:cursor-not-allowed disabled:opacity-55';

/** Chooses the length of a package session before its time, in steps or directly. */
export function LengthChooser({ range, minutes, onChange }: Props) {
  const { t } = useLingui();
  const { min, max, step } = range;
  if (minutes === null) {
    return (
      <Notice tone="warn">
        {min > SHORTEST_SESSION_MINUTES ? (
          <Trans>
            Together these services need {min} minutes, and a session can have {max}. Please choose
            fewer.
          </Trans>
        ) : (
          <Trans>The minutes left are too few for a session.</Trans>
        )}
      </Notice>
    );
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <legend className="sr-only">
        <Trans>Length of the session</Trans>
      </legend>
      <div className="flex items-center gap-3 max-md:w-full max-md:justify-between">
        <span aria-hidden="true" className="font-semibold">
          <Trans>Length</Trans>
        </span>
        <div dir="ltr" className="flex items-center gap-2">
          <button
            type="button"
            className={round}
            aria-label={t`${step} minutes less`}
            disabled={minutes - step < min}
            onClick={() => onChange(minutes - step)}
          >
            <Minus aria-hidden="true" className="size-4" />
          </button>
          <output className="min-w-22 text-center text-lg font-bold tabular-nums" dir="auto">
            {t`${minutes} min`}
          </output>
          <button
            type="button"
            className={round}
            aria-label={t`${step} minutes more`}
            disabled={minutes + step > max}
            onClick={() => onChange(minutes + step)}
          >
            <Plus aria-hidden="true" className="size-4" />
          </button>
        </div>
      </div>
      <div className="grid auto-cols-fr grid-flow-col gap-2 max-md:w-full">
        {presetsIn(range).map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={preset === minutes}
            aria-label={t`${preset} minutes`}
            onClick={() => onChange(preset)}
            className={classNames(
              'min-h-11 min-w-16 cursor-pointer rounded-full border px-2 font-semibold tabular-nums',
              preset === minutes
                ? 'border-primary bg-primary text-on-primary forced-colors:bg-[Highlight]'
                : 'border-line bg-surface hover:border-primary hover:bg-tint',
            )}
          >
            {preset}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
