import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServerNow } from '../../../../components/use-server-now.ts';
import { dayOfInstant } from '../../../../lib/dates.ts';
import {
  useGiveMembershipMutation,
  useListMembershipYearsQuery,
  useRevokeMembershipMutation,
} from '../../../../state/api/calls/desk/clients/memberships.ts';
import { selectUser } from '../../../../state/selectors.ts';
import { useAppSelector } from '../../../../state/store.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Apart } from '../../../../ui/dot.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { ReasonForm } from '../../frame/fields/reason-form.tsx';
import { Nothing, TitledSection } from '../../frame/titled-section.tsx';
import { deskDay } from '../../frame/words/desk-dates.ts';

/** The client's years of membership; a manager grants and revokes them. */
export function MembershipPart({ id }: { id: number }) {
  const { t } = useLingui();
  const { currentData: years, isError, refetch } = useListMembershipYearsQuery({ client_id: id });
  const isManager = useAppSelector(selectUser)?.account_type === 'manager';
  const today = dayOfInstant(useServerNow());
  /** The year being revoked, or a new one being granted. */
  const [doing, setDoing] = useState<number | 'give'>();
  const [give, giving] = useGiveMembershipMutation();
  const [revoke, revoking] = useRevokeMembershipMutation();
  const shut = () => setDoing(undefined);
  return (
    <TitledSection
      title={<Trans>Membership</Trans>}
      tools={
        isManager && (
          <DeskButton
            aria-expanded={doing === 'give'}
            onClick={() => setDoing(doing === 'give' ? undefined : 'give')}
          >
            <Trans>Grant a year</Trans>
          </DeskButton>
        )
      }
    >
      {isError && !years && (
        <ErrorState title={<Trans>It could not be loaded.</Trans>} onRetry={refetch} />
      )}
      {years?.length === 0 && (
        <Nothing>
          <Trans>No member yet.</Trans>
        </Nothing>
      )}
      {doing === 'give' && (
        <ReasonForm
          label={t`Grant a year of membership`}
          does={<Trans>Grant a year</Trans>}
          error={giving.error}
          busy={giving.isLoading}
          onClose={shut}
          onSend={async ({ reason }) => {
            const { error } = await give({ client_id: id, reason });
            if (!error) shut();
          }}
        />
      )}
      {years && (
        <ul className="client-lines">
          {years.map((year) => (
            <li key={year.id} className="py-2">
              <div className="flex flex-wrap items-center gap-2">
                <strong className="me-auto font-semibold">
                  <bdi dir="ltr" translate="no">
                    {year.number}
                  </bdi>
                </strong>
                {year.revoked_at ? (
                  <Badge tone="err">
                    <Trans>Revoked</Trans>
                  </Badge>
                ) : (
                  year.valid_from <= today &&
                  today <= year.valid_to && (
                    <Badge tone="gold">
                      <Trans>Member</Trans>
                    </Badge>
                  )
                )}
              </div>
              <p className="text-sm text-muted">
                {deskDay(year.valid_from)} – {deskDay(year.valid_to)}
                <span className="block">
                  <Apart parts={[year.granted_by, year.reason, year.revoked_because]} />
                </span>
              </p>
              {isManager && !year.revoked_at && year.valid_to >= today && doing !== year.id && (
                <DeskButton onClick={() => setDoing(year.id)} className="mt-2 text-err">
                  <Trans>Revoke</Trans>
                </DeskButton>
              )}
              {doing === year.id && (
                <ReasonForm
                  label={t`Revoke ${year.number}`}
                  does={<Trans>Revoke</Trans>}
                  error={revoking.error}
                  busy={revoking.isLoading}
                  onClose={shut}
                  onSend={async ({ reason }) => {
                    const { error } = await revoke({ id: year.id, reason });
                    if (!error) shut();
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}
