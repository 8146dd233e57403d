import type { Plan } from '@limber/contract/paying/plans.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CirclePause, CircleSlash, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { formatShortDayWithYear } from '../../../lib/dates.ts';
import { formatAmount } from '../../../lib/format-amount.ts';
import {
  useChangePlanMutation,
  usePayPlanMutation,
} from '../../../state/api/calls/paying/plans.ts';
import { useAddCardMutation } from '../../../state/api/calls/paying/saved-card.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DoOrKeep } from '../do-or-keep.tsx';
import { PauseForm } from './pause-form.tsx';

type Status = Plan['status'];

/** A plan of the client: what it costs and when it renews, and how it is paused, stopped or paid. */
export function PlanCard({ plan }: { plan: Plan }) {
  const { t } = useLingui();
  const { id, name, minutes, status, price } = plan;
  const [asks, setAsks] = useState<'pause' | 'stop'>();
  const [change, changing] = useChangePlanMutation();
  const [pay, paying] = usePayPlanMutation();
  const [addCard, adding] = useAddCardMutation();
  const error = changing.error ?? paying.error ?? adding.error;

  async function send(kind: 'pause' | 'stop' | 'continue', until?: string) {
    const { data } = await change({ id, wish: kind, ...(until && { until }) });
    if (data) setAsks(undefined);
  }
  async function leaveFor(asked: Promise<{ data?: { url: string } | undefined }>) {
    const { data } = await asked;
    if (data) window.location.assign(data.url);
  }

  const { tone, icon, label } = states[status];
  return (
    <li className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-5 shadow-card">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 className="text-lg font-bold">{name}</h3>
          <p className="text-muted">
            {minutes === null ? (
              <Trans>Unlimited, {formatAmount(price)} a month</Trans>
            ) : (
              <Trans>
                {minutes} minutes, {formatAmount(price)} a month
              </Trans>
            )}
          </p>
        </div>
        <Badge tone={tone} icon={icon}>
          {t(label)}
        </Badge>
      </div>
      <WhatComes plan={plan} />
      <FailureNotice error={error} field="until" />
      {asks === 'pause' && plan.pause && (
        <PauseForm
          span={plan.pause}
          busy={changing.isLoading}
          onPause={(until) => send('pause', until)}
          onClose={() => setAsks(undefined)}
        />
      )}
      {asks === 'stop' && (
        <div className="grid gap-3">
          <p>
            {status === 'failing' ? (
              <Trans>Stop this plan? It ends today, and nothing is taken any more.</Trans>
            ) : (
              <Trans>
                Stop this plan? It stays until {formatShortDayWithYear(plan.paid_until)}, and
                nothing is taken any more.
              </Trans>
            )}
          </p>
          <DoOrKeep
            does={<Trans>Stop plan</Trans>}
            tone="danger"
            busy={changing.isLoading}
            onDo={() => send('stop')}
            keeps={<Trans>Keep it</Trans>}
            onKeep={() => setAsks(undefined)}
          />
        </div>
      )}
      {asks === undefined && status !== 'ended' && (
        <div className="flex flex-wrap gap-x-2.5 gap-y-2">
          {status === 'failing' && (
            <Button
              tone="primary"
              className="px-4!"
              busy={paying.isLoading}
              onClick={() => leaveFor(pay({ id }))}
            >
              <Trans>Pay now</Trans>
            </Button>
          )}
          {(status === 'paused' || status === 'stopped') && (
            <Button
              tone="primary"
              className="px-4!"
              busy={changing.isLoading}
              onClick={() => send('continue')}
            >
              <Trans>Continue</Trans>
            </Button>
          )}
          {status === 'running' && (
            <Button tone="secondary" className="px-4!" onClick={() => setAsks('pause')}>
              <Trans>Pause</Trans>
            </Button>
          )}
          {status !== 'stopped' && (
            <>
              <Button
                tone="secondary"
                className="px-4!"
                busy={adding.isLoading}
                onClick={() => leaveFor(addCard())}
              >
                {plan.card ? <Trans>Change card</Trans> : <Trans>Add a card</Trans>}
              </Button>
              <Button tone="quiet" className="-mx-2 px-2!" onClick={() => setAsks('stop')}>
                <Trans>Stop</Trans>
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  );
}

/** When it renews and from which card, or until when it can be used. */
function WhatComes({ plan }: { plan: Plan }) {
  const { status, renews_on: renewsOn, paid_until: paidUntil, card, next_try_on: next } = plan;
  if (status === 'failing') {
    return (
      <Notice tone="warn">
        <Failed plan={plan} />
        {next && (
          <span className="block font-normal">
            <Trans>We try again on {formatShortDayWithYear(next)}.</Trans>
          </span>
        )}
      </Notice>
    );
  }
  return (
    <div className="grid grow content-start gap-1 text-muted">
      {renewsOn && (
        <p>
          <Trans>
            Renews on{' '}
            <span className="font-semibold text-ink">{formatShortDayWithYear(renewsOn)}</span> for{' '}
            {formatAmount(plan.price)}
          </Trans>
        </p>
      )}
      {status === 'ended' ? (
        <p>
          {plan.ended_because === 'unpaid' ? (
            <Trans>It ended because it could not be paid.</Trans>
          ) : plan.ended_because === 'disputed' ? (
            <Trans>It ended because your bank took a payment back.</Trans>
          ) : (
            <Trans>It ended on {formatShortDayWithYear(paidUntil)}.</Trans>
          )}
        </p>
      ) : (
        <p>
          <Trans>
            Paid until{' '}
            <span className="font-semibold text-ink">{formatShortDayWithYear(paidUntil)}</span>
          </Trans>
        </p>
      )}
      {status === 'running' && (
        <p>
          <Trans>
            You can book beyond that day as a single session: the plan pays for it once it renews.
          </Trans>
        </p>
      )}
      {renewsOn &&
        (card ? (
          <p>
            <Trans>
              From your card that ends in{' '}
              <bdi dir="ltr" className="font-semibold text-ink tabular-nums">
                {card.last_four}
              </bdi>
            </Trans>
          </p>
        ) : (
          <p className="font-medium text-warn">
            <Trans>There is no card on file to take it from.</Trans>
          </p>
        ))}
    </div>
  );
}

function Failed({ plan: { failure, price } }: { plan: Plan }) {
  const amount = formatAmount(price);
  if (failure === 'needs_client')
    return <Trans>The bank asks you to confirm {amount} yourself.</Trans>;
  if (failure === 'no_card') return <Trans>{amount} are due, and there is no card on file.</Trans>;
  return <Trans>The bank declined your card for {amount}.</Trans>;
}

const states: Readonly<
  Record<Status, { tone: BadgeTone; icon: ReactNode; label: MessageDescriptor }>
> = {
  running: { tone: 'ok', icon: <CircleCheck aria-hidden="true" />, label: msg`Active` },
  paused: { tone: 'info', icon: <CirclePause aria-hidden="true" />, label: msg`Paused` },
  failing: { tone: 'warn', icon: <TriangleAlert aria-hidden="true" />, label: msg`Not paid` },
  stopped: { tone: 'neutral', icon: <CircleSlash aria-hidden="true" />, label: msg`Stopped` },
  ended: { tone: 'neutral', icon: <CircleSlash aria-hidden="true" />, label: msg`Ended` },
};
