import { Plural, Trans } from '@lingui/react/macro';
import { formatDay } from '../../lib/dates.ts';
import { formatWholeAmount } from '../../lib/format-amount.ts';
import { Dot } from '../../ui/dot.tsx';
import type { PackageTerms } from './package-terms.ts';

interface Props {
  /** Shown first if a package has several options. */
  minutes: number | null;
  terms: Omit<PackageTerms, 'singleHour'>;
  /** Last day of use if bought today; '' when it has none or today is not known yet. */
  lastDay: string;
}

/** Price per hour, saving and validity of an option. */
export function OptionTerms({ minutes, terms, lastDay }: Props) {
  const { hourPrice, savesPercent, validDays } = terms;
  return (
    <p className="flex flex-wrap gap-x-3 text-sm">
      <span className="font-semibold">
        {minutes !== null && (
          <>
            <Trans>{minutes} min</Trans>
            {': '}
          </>
        )}
        <Trans>{formatWholeAmount(hourPrice)} an hour</Trans>
      </span>{' '}
      {savesPercent > 0 && (
        <span className="font-semibold text-ok">
          <Trans>saves {savesPercent}% against single sessions</Trans>
        </span>
      )}{' '}
      <span>
        <Validity days={validDays} lastDay={lastDay} />
      </span>
    </p>
  );
}

/** Validity in days and the last day; the day of purchase does not count. */
function Validity({ days, lastDay }: { days: number | null; lastDay: string }) {
  if (days === null) return <Trans>valid without end</Trans>;
  return (
    <>
      <Plural value={days} one="valid # day" other="valid # days" />
      {lastDay !== '' && (
        <>
          <Dot />
          <Trans>until {formatDay(lastDay)} if you buy it today</Trans>
        </>
      )}
    </>
  );
}
