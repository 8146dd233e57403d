import type { PlanOffer } from '@limber/contract/paying/plans.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { formatAmount } from '../../../lib/format-amount.ts';
import { joinNames } from '../../../lib/join-names.ts';
import { useBeginPlanMutation } from '../../../state/api/calls/paying/plans.ts';
import { useListLocationsQuery } from '../../../state/api/catalogue-api.ts';
import { Button } from '../../../ui/button.tsx';
import { controlClasses, Field } from '../../../ui/field/field.tsx';
import { DoOrKeep } from '../do-or-keep.tsx';

/** A plan that can be begun: what it has and costs, and what one agrees to. */
export function OfferCard({ offer }: { offer: PlanOffer }) {
  const { t } = useLingui();
  const { name, description, minutes, price, services, option_id } = offer;
  const branchId = useId();
  const [asks, setAsks] = useState(false);
  const [begin, { error, isLoading }] = useBeginPlanMutation();
  const { data: branches = [] } = useListLocationsQuery();
  const [chosen, setChosen] = useState<string>();
  const location = chosen ?? branches[0]?.location ?? '';
  const amount = formatAmount(price);

  async function payNow() {
    const { data } = await begin({ option_id, price, location });
    if (data) window.location.assign(data.url);
  }

  return (
    <li className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-5 shadow-card">
      <div>
        <h3 className="text-lg font-bold">{name}</h3>
        {description && <p className="text-muted">{description}</p>}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span className="display text-4xl">{amount}</span>
        <span className="text-muted">
          <Trans>a month</Trans>
        </span>
      </p>
      <ul className="grid grow content-start gap-1 text-muted">
        <li>
          {minutes === null ? (
            <Trans>Unlimited sessions, one a day</Trans>
          ) : (
            <Trans>{minutes} minutes a month</Trans>
          )}
        </li>
        {minutes !== null && (
          <li>
            {offer.unused_minutes === 'go_on' ? (
              <Trans>Unused minutes go on into the next month</Trans>
            ) : (
              <Trans>Unused minutes expire with the month</Trans>
            )}
          </li>
        )}
        <li>{joinNames(services)}</li>
      </ul>
      <FailureNotice error={error} />
      {asks ? (
        <div className="grid gap-3">
          <p>
            <Trans>
              You pay {amount} now. Then we take {amount} from your card on the same day of each
              month, until you stop the plan here. We write to you a week before each renewal.
            </Trans>
          </p>
          {branches.length > 1 && (
            <Field id={branchId} label={t`Your branch`}>
              <select
                id={branchId}
                className={controlClasses}
                value={location}
                onChange={(event) => setChosen(event.target.value)}
              >
                {branches.map((branch) => (
                  <option key={branch.location} value={branch.location}>
                    {branch.name}
                  </option>
                ))}
              </select>
            </Field>
          )}
          <DoOrKeep
            does={<Trans>Pay and begin</Trans>}
            busy={isLoading}
            disabled={location === ''}
            onDo={payNow}
            keeps={<Trans>Not now</Trans>}
            onKeep={() => setAsks(false)}
          />
        </div>
      ) : (
        <Button tone="secondary" className="self-start px-4!" onClick={() => setAsks(true)}>
          <Trans>Begin this plan</Trans>
        </Button>
      )}
    </li>
  );
}
