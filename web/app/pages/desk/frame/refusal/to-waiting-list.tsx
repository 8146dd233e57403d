import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { deskWaitPath } from '../../../../paths.ts';

interface Props {
  /** The full day, `YYYY-MM-DD`. */
  date: string;
  location: string | undefined;
}

/** Leads from a full day to the waiting list, with the form for one more on that day. */
export function ToWaitingList({ date, location }: Props) {
  return (
    <Link to={deskWaitPath(date, location)} className="desk-tool desk-edged justify-self-start">
      <Trans>Put the client on the waiting list</Trans>
    </Link>
  );
}
