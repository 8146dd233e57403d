import type { DisplacedSession } from '@limber/contract/desk/rota/displaced.ts';
import type { HoursChange } from '@limber/contract/desk/rota/hours.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { comma } from '../../../../lib/join-names.ts';
import {
  useListHoursChangesQuery,
  useWithdrawHoursMutation,
} from '../../../../state/api/calls/desk/rota/hours.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { ComingChanges, ComingChangesFailed, PlannedBy } from '../../frame/coming-changes.tsx';
import { deskDay } from '../../frame/words/desk-dates.ts';
import { TimeSpans } from '../../frame/words/time-span.tsx';
import { UncoveredList } from '../uncovered-list.tsx';
import { weekdayNames } from './weekdays.ts';

/** Changes of hours that have not begun before today, with a button that withdraws each. */
export function HoursChanges({ nameOf }: { nameOf: (code: string) => string }) {
  const { t } = useLingui();
  const { data = [], error: failed, refetch } = useListHoursChangesQuery();
  const [withdraw, { error, isLoading }] = useWithdrawHoursMutation();
  const [left, setLeft] = useState<readonly DisplacedSession[]>();
  async function withdrawHours({ id }: HoursChange) {
    const { data: taken } = await withdraw({ id });
    if (taken) setLeft(taken.uncovered);
  }
  if (failed && data.length === 0) return <ComingChangesFailed error={failed} onRetry={refetch} />;
  return (
    <>
      <ComingChanges
        changes={data}
        label={({ location, valid_from }) =>
          t`Withdraw the hours of ${nameOf(location)} from ${deskDay(valid_from)}`
        }
        onWithdraw={(change) => void withdrawHours(change)}
        busy={isLoading}
        error={error}
      >
        {(change) => <Change change={change} name={nameOf(change.location)} />}
      </ComingChanges>
      {left && (
        <Dialog
          open
          onClose={() => setLeft(undefined)}
          title={<Trans>Hours withdrawn</Trans>}
          closeLabel={t`Close`}
        >
          <UncoveredList sessions={left} />
        </Dialog>
      )}
    </>
  );
}

function Change({ change, name }: { change: HoursChange; name: string }) {
  const { valid_from: from, valid_to: to, weekdays, spans, therapists, by } = change;
  return (
    <>
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {comma()}
        {to ? (
          <Trans>
            {deskDay(from)} to {deskDay(to)}
          </Trans>
        ) : (
          <Trans>From {deskDay(from)} on</Trans>
        )}
      </p>
      <p>
        {weekdayNames(weekdays)}{' '}
        {spans.length > 0 ? <TimeSpans spans={spans} /> : <Trans>Closed</Trans>}
      </p>
      <p className="text-sm text-muted">
        {therapists > 0 && (
          <>
            <Plural
              value={therapists}
              one="Shifts of # therapist moved with it."
              other="Shifts of # therapists moved with it."
            />{' '}
          </>
        )}
        <PlannedBy by={by} />
      </p>
    </>
  );
}
