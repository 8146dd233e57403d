import type { DisplacedSession } from '@limber/contract/desk/rota/displaced.ts';
import type { HoursChange } from '@limber/contract/desk/rota/hours.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useListHoursChangesQuery,
  useWithdrawHoursMutation,
} from '../../../../state/api/calls/desk/rota/hours.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { RefusalText } from '../../frame/refusal/refusal-text.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { deskDay } from '../../frame/words/dates.ts';
import { TimeSpans } from '../../frame/words/time-span.tsx';
import { UncoveredList } from '../uncovered-list.tsx';
import { weekdayNames } from './weekdays.ts';

/** Changes of hours that have not begun before today, with a button that withdraws each. */
export function HoursChanges({ nameOf }: { nameOf: (code: string) => string }) {
  const { t } = useLingui();
  const { data = [] } = useListHoursChangesQuery();
  const [withdraw, { error, isLoading }] = useWithdrawHoursMutation();
  const { whole } = useRefusal(error);
  const [left, setLeft] = useState<readonly DisplacedSession[]>();
  async function withdrawHours(id: number) {
    const { data: taken } = await withdraw({ id });
    if (taken) setLeft(taken.uncovered);
  }
  if (data.length === 0 && !whole && !left) return null;
  return (
    <section
      aria-label={t`Coming changes`}
      className="grid gap-2 rounded-card border border-hairline bg-surface p-4"
    >
      <h2 className="type-3">
        <Trans>Coming changes</Trans>
      </h2>
      <RefusalText>{whole}</RefusalText>
      <ul className="grid gap-2">
        {data.map((change) => (
          <li
            key={change.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-hairline pt-2"
          >
            <Change change={change} name={nameOf(change.location)} />
            <button
              type="button"
              disabled={isLoading}
              aria-label={t`Withdraw the hours of ${nameOf(change.location)} from ${deskDay(change.valid_from)}`}
              onClick={() => void withdrawHours(change.id)}
              className="desk-tool desk-edged"
            >
              <Trans>Withdraw</Trans>
            </button>
          </li>
        ))}
      </ul>
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
    </section>
  );
}

function Change({ change, name }: { change: HoursChange; name: string }) {
  const { valid_from: from, valid_to: to, weekdays, spans, therapists, by } = change;
  return (
    <div className="min-w-0">
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {', '}
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
        <Trans>
          Planned by <bdi translate="no">{by}</bdi>
        </Trans>
      </p>
    </div>
  );
}
