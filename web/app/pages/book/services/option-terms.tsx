import { Plural, Trans } from '@lingui/react/macro';
import { formatDay } from '../../../lib/dates.ts';
import { formatWholeAed } from '../../../lib/money.ts';
import { Dot } from '../../../ui/dot.tsx';
import type { PackageTerms } from './package-terms.ts';

interface Props {
  /** Said before them where a package has several options. */
  minutes: number | null;
  terms: PackageTerms;
  /** Last day of use of what is bought today; '' when it has none or today is not known yet. */
  lastDay: string;
}

/** What an option comes to by the hour, what it saves, and how long it can be used. */
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
        <Trans>{formatWholeAed(hourPrice)} an hour</Trans>
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

/** How long it can be used, and until which day: the day of purchase is not counted. */
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
