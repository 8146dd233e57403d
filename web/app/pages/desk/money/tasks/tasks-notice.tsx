import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../../paths.ts';
import { useListPaymentTasksQuery } from '../../../../state/api/calls/desk/money/payment-tasks.ts';
import { useReadSignInQuery } from '../../../../state/api/desk-api.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { pollEveryMinute } from '../till/page/poll-every-minute.ts';

interface Props {
  /** Undefined: every branch that this person sees. */
  location: string | undefined;
}

/** How many payments online wait for somebody, with the way there; nothing at none. */
export function TasksNotice({ location }: Props) {
  const { data: who } = useReadSignInQuery();
  if (!who?.takes_online) return null;
  const codes = location ? [location] : who.locations;
  return codes.map((code) => <OfBranch key={code} location={code} isOne={codes.length === 1} />);
}

function OfBranch({ location, isOne }: { location: string; isOne: boolean }) {
  const { currentData } = useListPaymentTasksQuery({ location }, pollEveryMinute);
  const count = currentData?.open.length ?? 0;
  if (count === 0) return null;
  return (
    <div className="px-2 pt-2 first:pt-2">
      <Notice tone="warn">
        <div className="flex flex-wrap items-center gap-x-3">
          <span className="grow">
            {!isOne && <Trans>Branch {location}:</Trans>}{' '}
            <Plural
              value={count}
              one="# payment online waits for somebody."
              other="# payments online wait for somebody."
            />
          </span>
          <Link
            to={`${paths.deskTasks}?location=${encodeURIComponent(location)}`}
            className="desk-tool desk-edged"
          >
            <Trans>Look at the tasks</Trans>
          </Link>
        </div>
      </Notice>
    </div>
  );
}
