import type { PlannedChange } from '@limber/contract/desk/studio/planned-changes.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  useListPlannedChangesQuery,
  useWithdrawPlannedChangeMutation,
} from '../../../state/api/calls/desk/studio/planned-changes.ts';
import { RefusalText } from '../frame/refusal/refusal-text.tsx';
import { useRefusal } from '../frame/refusal/use-refusal.ts';
import { deskDay } from '../frame/words/dates.ts';
import { LengthsAndPrices } from './lengths-and-prices.tsx';
import { useNameInLanguage } from './use-name-in-language.ts';

/** What is still to change from a day on, with a button that takes it back. */
export function PlannedChanges({ subject }: Pick<PlannedChange, 'subject'>) {
  const { t } = useLingui();
  const { data = [] } = useListPlannedChangesQuery();
  const [withdraw, { error, isLoading }] = useWithdrawPlannedChangeMutation();
  const { whole } = useRefusal(error);
  const named = useNameInLanguage();
  const coming = data.filter((each) => each.subject === subject);
  if (coming.length === 0 && !whole) return null;
  return (
    <section
      aria-label={t`Coming changes`}
      className="mb-4 grid gap-2 rounded-card border border-hairline bg-surface p-4"
    >
      <h2 className="type-3">
        <Trans>Coming changes</Trans>
      </h2>
      <RefusalText>{whole}</RefusalText>
      <ul className="grid gap-2">
        {coming.map((each) => (
          <li
            key={each.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-hairline pt-2"
          >
            <div className="min-w-0">
              <p>
                <strong>
                  <bdi>{named(each.name)}</bdi>
                </strong>
                {', '}
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
                  <Trans>
                    Planned by <bdi translate="no">{each.by}</bdi>
                  </Trans>
                </p>
              )}
            </div>
            <button
              type="button"
              disabled={isLoading}
              aria-label={t`Withdraw the change of ${named(each.name)} from ${deskDay(each.from_day)}`}
              onClick={() => withdraw({ id: each.id })}
              className="desk-tool desk-edged"
            >
              <Trans>Withdraw</Trans>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
