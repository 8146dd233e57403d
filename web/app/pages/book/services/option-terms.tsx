import { Plural, Trans } from '@lingui/react/macro';
import { formatWholeAed } from '../../../lib/money.ts';
import type { PackageTerms } from './package-terms.ts';

interface Props {
  /** Said before them where a package has several options. */
  minutes: number | null;
  terms: PackageTerms;
}

/** What an option comes to by the hour, what it saves, and how long it can be used. */
export function OptionTerms({ minutes, terms }: Props) {
  const { hourPrice, savesPercent, validity } = terms;
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
        <Validity validity={validity} />
      </span>
    </p>
  );
}

function Validity({ validity }: Pick<PackageTerms, 'validity'>) {
  if (!validity) return <Trans>valid without end</Trans>;
  const { unit, count } = validity;
  if (unit === 'year') {
    return <Plural value={count} one="valid # year" other="valid # years" />;
  }
  if (unit === 'month') {
    return <Plural value={count} one="valid # month" other="valid # months" />;
  }
  return <Plural value={count} one="valid # day" other="valid # days" />;
}
