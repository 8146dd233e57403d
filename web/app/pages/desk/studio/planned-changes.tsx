import type { PlannedChange } from '@limber/contract/desk/studio/planned-changes.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { comma } from '../../../lib/join-names.ts';
import {
  useListPlannedChangesQuery,
  useWithdrawPlannedChangeMutation,
} from '../../../state/api/calls/desk/studio/planned-changes.ts';
import { ComingChanges, ComingChangesFailed, PlannedBy } from '../frame/coming-changes.tsx';
import { deskDay } from '../frame/words/desk-dates.ts';
import { useNameInLanguage } from '../frame/words/use-name-in-language.ts';
import { LengthsAndPrices } from './lengths-and-prices.tsx';

/** What is still to change from a day on, with a button that withdraws it. */
export function PlannedChanges({ subject }: Pick<PlannedChange, 'subject'>) {
  const { t } = useLingui();
  const { data = [], error: failed, refetch } = useListPlannedChangesQuery();
  const [withdraw, { error, isLoading }] = useWithdrawPlannedChangeMutation();
  const named = useNameInLanguage();
  if (failed && data.length === 0) return <ComingChangesFailed error={failed} onRetry={refetch} />;
  return (
    <div className="mb-4 empty:hidden">
      <ComingChanges
        changes={data.filter((each) => each.subject === subject)}
        label={(each) =>
          t`Withdraw the change of ${named(each.name)} from ${deskDay(each.from_day)}`
        }
        onWithdraw={({ id }) => void withdraw({ id })}
        busy={isLoading}
        error={error}
      >
        {(each) => (
          <>
            <p>
              <strong>
                <bdi>{named(each.name)}</bdi>
              </strong>
              {comma()}
              <Trans>from {deskDay(each.from_day)}</Trans>
            </p>
            {each.prices ? (
              <LengthsAndPrices of={each.prices} />
            ) : (
              <p className="font-semibold text-warn">
                <Trans>It retires</Trans>
              </p>
            )}
            {each.by && (
              <p className="text-sm text-muted">
                <PlannedBy by={each.by} />
              </p>
            )}
          </>
        )}
      </ComingChanges>
    </div>
  );
}
