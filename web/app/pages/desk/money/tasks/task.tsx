import type { PaymentTask } from '@limber/contract/desk/money/payment-tasks.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { deskDocumentPath, paths } from '../../../../paths.ts';
import {
  useClosePaymentTaskMutation,
  useSendRefundAgainMutation,
} from '../../../../state/api/calls/desk/money/payment-tasks.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { clientPath, nameOf } from '../../frame/client-path.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { ReasonForm } from '../../frame/fields/reason-form.tsx';
import { RefusalText } from '../../frame/refusal/refusal-text.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { deskDay, deskMoment } from '../../frame/words/desk-dates.ts';
import { DisputeFacts } from './dispute-facts.tsx';
import { howWords, kindWords, reasonWords, todoWords } from './task-words.ts';

interface Props {
  task: PaymentTask;
  location: string;
}

/** One task: what happened to whose money, what is to be done, or who dealt with it. */
export function Task({ task, location }: Props) {
  const { t } = useLingui();
  const { client, session, plan, dispute, closed, invoice } = task;
  const why = dispute?.reason ?? task.failure;
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="grow font-semibold">
          {dispute?.is_inquiry ? <Trans>Inquiry of a bank</Trans> : t(kindWords[task.kind])}
        </h3>
        <strong className="whitespace-nowrap">{deskAmount(task.amount)}</strong>
      </div>
      <p className="text-sm text-muted">
        <Link to={clientPath(client.id)} className="link font-semibold">
          <bdi translate="no">{nameOf(client)}</bdi>
        </Link>
        <Dot />
        {deskMoment(task.opened_at)}
        {session && (
          <>
            <Dot />
            <bdi>{session.name}</bdi>
            {t`, `}
            {deskMoment(session.at)}
          </>
        )}
        {plan && (
          <>
            <Dot />
            <bdi>{plan.name}</bdi>
          </>
        )}
      </p>
      {why && <p>{reasonWords[why] ? t(reasonWords[why]) : <bdi>{why}</bdi>}</p>}
      {plan?.next_try_on && (
        <p>
          <Trans>It is tried again on {deskDay(plan.next_try_on)}.</Trans>
        </p>
      )}
      {dispute && <DisputeFacts dispute={dispute} invoice={invoice} reference={task.reference} />}
      {closed ? <Closed closed={closed} /> : <ToDo task={task} location={location} />}
    </>
  );
}

function Closed({ closed }: { closed: NonNullable<PaymentTask['closed']> }) {
  const { t } = useLingui();
  return (
    <p className="text-sm text-muted">
      {t(howWords[closed.how])}
      {closed.note && (
        <>
          : <bdi>{closed.note}</bdi>
        </>
      )}
      <Dot />
      {deskMoment(closed.at)}
      {closed.by && (
        <>
          <Dot />
          <bdi translate="no">{closed.by}</bdi>
        </>
      )}
    </p>
  );
}

function todoOf({ kind, plan, dispute, is_in_books }: PaymentTask): keyof typeof todoWords {
  if (kind === 'refund_refused' && is_in_books) return 'refund_in_books';
  if (dispute?.status === 'lost') return 'dispute_lost';
  if (dispute?.status === 'won') return 'dispute_won';
  if (dispute?.is_inquiry) return 'inquiry';
  return kind === 'plan_failed' && plan?.has_ended ? 'plan_ended' : kind;
}

function ToDo({ task, location }: Props) {
  const { t } = useLingui();
  const [closing, setClosing] = useState(false);
  const [close, closed] = useClosePaymentTaskMutation();
  const [send, sent] = useSendRefundAgainMutation();
  const { whole } = useRefusal(sent.error);
  const { id, kind, dispute, invoice, is_in_books: isInBooks } = task;
  const isRefund = kind === 'refund_refused';
  const isUndecided = dispute?.status === 'open' || dispute?.status === 'answered';
  const mayClose = !(isRefund && isInBooks) && !isUndecided;
  const whose = nameOf(task.client);
  return (
    <>
      <p className="font-medium">{t(todoWords[todoOf(task)])}</p>
      <div className="flex flex-wrap gap-2">
        {((isRefund && isInBooks) || (dispute?.is_inquiry && isUndecided)) && invoice && (
          <Link to={`${deskDocumentPath(invoice)}?refund=0`} className="desk-tool desk-main-tool">
            <Trans>Open the invoice</Trans>
          </Link>
        )}
        {isRefund && !isInBooks && (
          <DeskButton
            look="main"
            disabled={sent.isLoading}
            aria-label={t`Send it again: ${whose}`}
            onClick={() => void send({ id, location })}
          >
            <Trans>Send it again</Trans>
          </DeskButton>
        )}
        {kind === 'fee_failed' && (
          <Link
            to={`${paths.deskTill}?location=${encodeURIComponent(location)}`}
            className="desk-tool desk-main-tool"
          >
            <Trans>Open the till</Trans>
          </Link>
        )}
        {(kind === 'plan_failed' || kind === 'plan_lost') && (
          <Link to={clientPath(task.client.id)} className="desk-tool desk-main-tool">
            <Trans>Open the client</Trans>
          </Link>
        )}
        {mayClose && (
          <DeskButton
            aria-expanded={closing}
            aria-label={isRefund ? t`Handed back: ${whose}` : t`Close the task: ${whose}`}
            onClick={() => setClosing(!closing)}
          >
            {isRefund ? <Trans>Handed back</Trans> : <Trans>Close the task</Trans>}
          </DeskButton>
        )}
      </div>
      <RefusalText>{whole}</RefusalText>
      {closing && (
        <ReasonForm
          label={isRefund ? t`Handed back: ${whose}` : t`Close the task: ${whose}`}
          does={<Trans>Close the task</Trans>}
          asks={{
            name: 'note',
            label: isRefund ? (
              <Trans>How it was handed back</Trans>
            ) : (
              <Trans>What was done, or why nothing is</Trans>
            ),
          }}
          error={closed.error}
          busy={closed.isLoading}
          onSend={({ reason }) => void close({ id, location, note: reason })}
          onClose={() => setClosing(false)}
        />
      )}
    </>
  );
}
