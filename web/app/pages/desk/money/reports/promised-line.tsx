import { PROMISED_WEEKS } from '@limber/contract/terms/reports.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../../paths.ts';
import { useReadPromisedQuery } from '../../../../state/api/calls/desk/money/promised.ts';
import { selectUser } from '../../../../state/selectors.ts';
import { useAppSelector } from '../../../../state/store.ts';
import { Notice } from '../../../../ui/notice.tsx';

/**
 * Where more minutes are sold: that those sold before will not all fit, with the way to the report.
 * Nothing where they do, and for all but managers, who alone read the report.
 */
export function PromisedLine({ location }: { location?: string }) {
  const { i18n } = useLingui();
  const skip = useAppSelector(selectUser)?.account_type !== 'manager';
  const { currentData } = useReadPromisedQuery({ location }, { skip });
  const weeks = currentData?.weeks ?? [];
  const shortMinutes = Math.max(0, ...weeks.map((week) => week.short_minutes));
  if (shortMinutes === 0) return null;
  const endingMinutes = weeks.reduce((sum, week) => sum + week.ending_minutes, 0);
  const freeMinutes = weeks.reduce((sum, week) => sum + week.free_minutes, 0);
  const [ending, free, short] = [endingMinutes, Math.floor(freeMinutes / 60), shortMinutes].map(
    (figure) => i18n.number(figure),
  );
  return (
    <Notice tone="warn">
      <Trans>
        Minutes sold that end in the next {PROMISED_WEEKS} weeks: {ending}. Free hours for them:{' '}
        {free}. Minutes that will not fit: {short}.
      </Trans>{' '}
      <Link
        to={`${paths.reports}${location === undefined ? '' : `?location=${location}`}#promised`}
        className="font-semibold underline underline-offset-4"
      >
        <Trans>Promised and possible</Trans>
      </Link>
    </Notice>
  );
}
