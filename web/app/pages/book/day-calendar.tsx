import { useLingui } from '@lingui/react/macro';
import { MonthCalendar } from '../../ui/month-calendar.tsx';

interface Props {
  /** `YYYY-MM-DD`, or '' for none. */
  date: string;
  /** Earliest day that can be picked. */
  today: string;
  isClosed(day: string): boolean;
  onPick(date: string): void;
}

/** The days of the session, a month at a time. */
export function DayCalendar(props: Props) {
  const { t } = useLingui();
  return <MonthCalendar label={t`Date of the session`} {...props} />;
}
