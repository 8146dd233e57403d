import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { useSalesOfSessionQuery } from '../../../../state/api/desk-api.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { useDraftForm } from '../../frame/drafts/use-draft-form.ts';
import type { Line } from '../../frame/live/keep-event-stream-open.ts';
import { RefusalNotice } from '../../frame/refusal/refusal-notice.tsx';
import { useLastRefusal } from '../../frame/refusal/use-last-refusal.ts';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { type SoldFor, soldForOf } from '../../money/till/session-bill.ts';
import { ReasonField } from './reason-field.tsx';
import type { Cancellation, Changes } from './use-changes.ts';

interface Props {
  booking: DayBooking;
  nowMinute: number;
  cancel: Changes['cancel'];
  busy: boolean;
  line: Line;
}

/**
 * Cancels a session: says first what happens to minutes and money, then asks who wants it and why.
 */
export function CancelForm({ booking, nowMinute, cancel, busy, line }: Props) {
  const { t } = useLingui();
  const { cutoff_hours: hours } = booking;
  const request = { client_id: booking.client.id, booking_id: booking.id };
  const { currentData: sales = [] } = useSalesOfSessionQuery(request);
  const sold = soldForOf(booking.id, sales);
  const isLate = nowMinute > booking.from_minute - hours * 60;
  const form = useDraftForm<Cancellation>(`cancelling of ${booking.id}`, {
    defaultValues: { by: 'client', counts_as: isLate ? 'used' : 'returned', reason: '' },
  });
  const { register, handleSubmit, setFocus, setValue, watch, formState } = form;
  const said = watch();
  const [refusal, setRefusal] = useLastRefusal(line, JSON.stringify([said, booking.version]));
  const { fields } = useFailureText(refusal?.call);
  useEffect(() => setFocus('by'), [setFocus]);
  const { by } = said;
  const wrong = formState.errors.reason
    ? t`Please give a reason.`
    : refusal?.kind === 'other'
      ? fields?.reason
      : undefined;
  const whose = register('by', {
    // The usual answer; the other can still be chosen.
    onChange: (event) =>
      setValue('counts_as', event.target.value === 'client' && isLate ? 'used' : 'returned'),
  });
  const ready =
    by === 'client'
      ? [t`The client is ill`, t`The client cannot come`]
      : [t`The therapist is ill`, t`A room or device is not usable`];
  return (
    <form
      noValidate
      aria-label={t`Cancel the session`}
      onSubmit={handleSubmit(async (how) => {
        setRefusal(null);
        setRefusal(await cancel(booking, how));
      })}
      className="mt-3 grid gap-3"
    >
      <Choice legend={<Trans>Who cancels</Trans>}>
        <Option {...whose} value="client">
          <Trans>The client</Trans>
        </Option>
        <Option {...whose} value="studio">
          <Trans>The studio</Trans>
        </Option>
      </Choice>
      {by === 'client' && isLate && (
        <p className="text-sm text-warn">
          <Plural
            value={hours}
            one="It starts in less than # hour, so by the rule it counts as used."
            other="It starts in less than # hours, so by the rule it counts as used."
          />
        </p>
      )}
      <Choice legend={<Trans>It counts as</Trans>}>
        <Option {...register('counts_as')} value="returned">
          <Trans>Returned</Trans>
          <span className="block text-sm text-muted">
            <Becomes booking={booking} sold={sold} used={false} />
          </span>
        </Option>
        <Option {...register('counts_as')} value="used">
          <Trans>Used</Trans>
          <span className="block text-sm text-muted">
            <Becomes booking={booking} sold={sold} used />
          </span>
        </Option>
      </Choice>
      <ReasonField
        field={register('reason', { validate: (said) => said.trim() !== '' })}
        ready={ready}
        onReady={(each) => setValue('reason', each, { shouldValidate: true })}
        wrong={wrong}
      />
      {refusal && !fields && <RefusalNotice refusal={refusal} busy={busy} />}
      <DeskButton type="submit" disabled={busy} className="text-err">
        <Trans>Cancel it now</Trans>
      </DeskButton>
    </form>
  );
}

/** Cancelling breaks no rule of the studio and needs no time. */

export function Becomes({
  booking: { price, package: from },
  sold,
  used,
}: {
  booking: Pick<DayBooking, 'price' | 'package'>;
  /** Null: it was not sold. */
  sold: SoldFor | null;
  used: boolean;
}) {
  const minutes = from?.minutes ?? 0;
  if (from && minutes > 0 && from.balance_minutes !== null) {
    const { name } = from;
    return used ? (
      <Plural
        value={minutes}
        one={`# minute stays taken from ${name}.`}
        other={`# minutes stay taken from ${name}.`}
      />
    ) : (
      <Plural
        value={minutes}
        one={`# minute goes back to ${name}.`}
        other={`# minutes go back to ${name}.`}
      />
    );
  }
  if (from) {
    return used ? (
      <Trans>It takes the day’s session of {from.name}.</Trans>
    ) : (
      <Trans>Nothing of {from.name} is used.</Trans>
    );
  }
  if (sold && sold.minor > 0) {
    const whole = deskAmount(amountOf(sold.minor));
    const open = deskAmount(amountOf(sold.dueMinor));
    const paid = deskAmount(amountOf(sold.minor - sold.dueMinor));
    if (sold.dueMinor === sold.minor) {
      return used ? (
        <Trans>The {whole} that it was sold for are not paid and remain due.</Trans>
      ) : (
        <Trans>
          The {whole} that it was sold for are not paid: no money goes back, and nothing is due. Its
          invoice is to be credited.
        </Trans>
      );
    }
    if (sold.dueMinor > 0) {
      return used ? (
        <Trans>
          The studio keeps the {paid} that were paid, and {open} remain due.
        </Trans>
      ) : (
        <Trans>
          The {paid} that were paid are owed back, and nothing is due. Next you are led to the
          refund.
        </Trans>
      );
    }
    return used ? (
      <Trans>The studio keeps the {paid} that it was sold for.</Trans>
    ) : (
      <Trans>The {paid} that it was sold for are owed back. Next you are led to the refund.</Trans>
    );
  }
  const due = deskAmount(price);
  return used ? <Trans>{due} remain due.</Trans> : <Trans>Nothing is due of {due}.</Trans>;
}

function Choice({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm text-muted">{legend}</legend>
      {children}
    </fieldset>
  );
}

function Option({ children, ...own }: React.ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line px-3 py-2">
      <input {...own} type="radio" className="mt-1 size-4 shrink-0 accent-primary" />
      <span>{children}</span>
    </label>
  );
}
