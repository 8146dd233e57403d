import type { Plan } from '@limber/contract/paying/plans.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { addDays } from '../../../../lib/dates.ts';
import {
  useChangeClientPlanMutation,
  useListClientPlansQuery,
} from '../../../../state/api/calls/desk/clients/plans.ts';
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx';
import { Apart } from '../../../../ui/dot.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { ReasonForm } from '../../frame/fields/reason-form.tsx';
import { TitledSection } from '../../frame/titled-section.tsx';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { deskDay } from '../../frame/words/desk-dates.ts';

type PlanChange = 'pause' | 'stop' | 'continue';

/** The client's plans, which renew by the month; nothing where there are none. */
export function PlansPart({ id }: { id: number }) {
  const { currentData: plans, isError, refetch } = useListClientPlansQuery({ id });
  if (isError && !plans) {
    return (
      <TitledSection title={<Trans>Plans</Trans>}>
        <ErrorState title={<Trans>It could not be loaded.</Trans>} onRetry={refetch} />
      </TitledSection>
    );
  }
  if (!plans?.length) return null;
  return (
    <TitledSection title={<Trans>Plans</Trans>}>
      <ul className="client-lines">
        {plans.map((plan) => (
          <PlanLine key={plan.id} plan={plan} />
        ))}
      </ul>
    </TitledSection>
  );
}

function PlanLine({ plan }: { plan: Plan }) {
  const { t } = useLingui();
  const { id, name, minutes, status, price, renews_on: renewsOn, pause } = plan;
  const [doing, setDoing] = useState<PlanChange>();
  const [change, { error, isLoading, reset }] = useChangeClientPlanMutation();
  const shut = () => {
    setDoing(undefined);
    reset();
  };
  const { tone, label } = states[status];
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center gap-2">
        <strong className="me-auto font-semibold">{name}</strong>
        <Badge tone={tone}>{t(label)}</Badge>
      </div>
      <p className="text-sm text-muted">
        <Apart
          parts={[
            minutes === null ? t`unlimited` : t`${minutes} min a month`,
            renewsOn && t`renews on ${deskDay(renewsOn)} for ${deskAmount(price)}`,
            plan.ended_because !== 'disputed' && t`paid until ${deskDay(plan.paid_until)}`,
            plan.card && t`card ending in ${plan.card.last_four}`,
          ]}
        />
      </p>
      {plan.failure && (
        <p className="text-sm font-medium text-warn">
          {t(failures[plan.failure])}{' '}
          {plan.next_try_on && <Trans>It is tried again on {deskDay(plan.next_try_on)}.</Trans>}
        </p>
      )}
      {plan.ended_because === 'unpaid' && (
        <p className="text-sm font-medium text-warn">
          <Trans>It ended because it could not be paid.</Trans>
        </p>
      )}
      {plan.ended_because === 'disputed' && (
        <p className="text-sm font-medium text-warn">
          <Trans>It ended because a bank took a payment back.</Trans>
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-2">
        {changesOf(plan).map((kind) => (
          <DeskButton
            key={kind}
            aria-expanded={doing === kind}
            onClick={() => (doing === kind ? shut() : setDoing(kind))}
          >
            {t(words[kind])}
          </DeskButton>
        ))}
      </div>
      {doing && (
        <ReasonForm
          key={doing}
          label={t`${t(words[doing])}: ${name}`}
          does={t(words[doing])}
          fields={
            doing === 'pause' && pause
              ? [
                  {
                    ...{ name: 'until', label: <Trans>Renews on</Trans>, type: 'date' },
                    ...{ start: addDays(pause.first, 29), min: pause.first, max: pause.last },
                  },
                ]
              : []
          }
          error={error}
          busy={isLoading}
          onClose={shut}
          onSend={async ({ reason, values }) => {
            const until = values.until ? { until: values.until } : {};
            const { data } = await change({ id, wish: doing, reason, ...until });
            if (data) shut();
          }}
        />
      )}
    </li>
  );
}

function changesOf({ status, pause }: Plan): readonly PlanChange[] {
  if (status === 'running') return pause ? ['pause', 'stop'] : ['stop'];
  if (status === 'paused') return ['continue', 'stop'];
  if (status === 'stopped') return ['continue'];
  return status === 'failing' ? ['stop'] : [];
}

const words: Readonly<Record<PlanChange, MessageDescriptor>> = {
  pause: msg`Pause`,
  stop: msg`Stop`,
  continue: msg`Continue`,
};
const states: Readonly<Record<Plan['status'], { tone: BadgeTone; label: MessageDescriptor }>> = {
  running: { tone: 'ok', label: msg`Active` },
  paused: { tone: 'info', label: msg`Paused` },
  failing: { tone: 'warn', label: msg`Not paid` },
  stopped: { tone: 'neutral', label: msg`Stopped` },
  ended: { tone: 'neutral', label: msg`Ended` },
};
const failures: Readonly<Record<NonNullable<Plan['failure']>, MessageDescriptor>> = {
  declined: msg`The bank declined the card.`,
  needs_client: msg`The bank asks for the client, who can pay in the profile.`,
  no_card: msg`There is no card on file.`,
};
