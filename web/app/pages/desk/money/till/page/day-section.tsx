import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useStudioToday } from '../../../../../components/use-server-clock.ts';
import { timeOfInstant } from '../../../../../lib/dates.ts';
import { joinNames } from '../../../../../lib/join-names.ts';
import {
  useReadTillDayQuery,
  useVoidSaleMutation,
} from '../../../../../state/api/calls/desk/money/till.ts';
import { Dot } from '../../../../../ui/dot.tsx';
import { ErrorState } from '../../../../../ui/error-state.tsx';
import { DeskButton } from '../../../frame/desk-button.tsx';
import { DeskInput } from '../../../frame/fields/desk-field.tsx';
import { nameOf } from '../../../frame/find/find-person.tsx';
import { deskAmount } from '../../../frame/words/desk-amounts.ts';
import { deskDay, deskShortDay } from '../../../frame/words/desk-dates.ts';
import { useRefusalSentence } from '../../../frame/words/use-refusal-sentence.tsx';
import { RefundTips } from '../../documents/refund-tips.tsx';
import { lineName } from '../line-name.ts';
import { SaleDone } from '../sale-done.tsx';
import { SaleSigns } from '../sale-state-badges.tsx';
import { pollEveryMinute } from './poll-every-minute.ts';
import { soldThatDay } from './sold-that-day.ts';

/** Sales and payments in the books of a branch's day, with voiding of mistakes. */
export function DaySection({ location }: { location: string }) {
  const {
    currentData: till,
    isError,
    refetch,
  } = useReadTillDayQuery({ location }, pollEveryMinute);
  const today = useStudioToday();
  const sales = till?.sales ?? [];
  const sold = till ? soldThatDay(till) : { count: 0, total: 0 };
  const credited = till?.credited ?? 0;
  return (
    <section aria-labelledby="till-day" className="till-box">
      <h2 id="till-day" className="flex flex-wrap justify-between gap-x-3 text-lg font-semibold">
        {till?.day && (!till.open || (today !== undefined && till.day !== today)) ? (
          <Trans>Sales of {deskDay(till.day)}</Trans>
        ) : (
          <Trans>Sales of the day</Trans>
        )}
        {sales.length > 0 && (
          <span>
            <span className="text-base font-normal text-muted">
              <Plural value={sold.count} one="# sale" other="# sales" />
              <Dot />
              {credited > 0 && (
                <>
                  <Trans>{deskAmount(credited)} went back</Trans>
                  <Dot />
                </>
              )}
            </span>
            {deskAmount(sold.total)}
          </span>
        )}
      </h2>
      {!till && isError && (
        <ErrorState title={<Trans>The sales could not be loaded.</Trans>} onRetry={refetch} />
      )}
      {till && sales.length === 0 && (
        <p className="text-muted">
          <Trans>Nothing has been sold yet.</Trans>
        </p>
      )}
      {till && sales.length > 0 && (
        <ul className="till-rows till-many">
          {sales.map((sale) => (
            <li key={sale.id}>
              <SaleRow
                sale={sale}
                isEarlier={sale.day !== till.day}
                mayVoid={
                  till.open && sale.day === till.day && (today === undefined || till.day === today)
                }
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface RowProps {
  sale: Sale;
  /** Sold on an earlier day, whose date is shown; paid or refunded on this one. */
  isEarlier: boolean;
  mayVoid: boolean;
}

function SaleRow({ sale, isEarlier, mayVoid }: RowProps) {
  const { day, at, client, payer, lines, total, voided, refunded, seller } = sale;
  return (
    <details className="till-sale">
      <summary className="till-row">
        <span className="w-12 shrink-0 text-sm text-muted">
          {isEarlier ? deskShortDay(day) : timeOfInstant(at)}
        </span>
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center gap-x-2 *:whitespace-normal">
            {client ? (
              <bdi className="min-w-0 truncate font-semibold" translate="no">
                {nameOf(client)}
              </bdi>
            ) : (
              <span className="text-muted">
                <Trans>Without a client</Trans>
              </span>
            )}
            <SaleSigns sale={sale} />
          </span>
          <span className="block truncate text-sm text-muted">
            {lines.length > 0 ? <bdi>{joinNames(lines.map(lineName))}</bdi> : <Trans>Tip</Trans>}
          </span>
        </span>
        <strong className={voided ? 'shrink-0 text-muted line-through' : 'shrink-0'}>
          {deskAmount(total)}
        </strong>
      </summary>
      <div className="grid gap-3 px-3 pb-4">
        <p className="text-sm text-muted">
          <Trans>
            Sold by <bdi translate="no">{seller}</bdi>
          </Trans>
          {payer && client && payer.id !== client.id && (
            <>
              <Dot />
              <Trans>
                Paid by <bdi translate="no">{nameOf(payer)}</bdi>
              </Trans>
            </>
          )}
        </p>
        <SaleDone sale={sale} />
        <RefundTips sale={sale} />
        {mayVoid && !voided && refunded === 0 && <VoidForm sale={sale} />}
      </div>
    </details>
  );
}

/** Voiding cannot be undone, so the form says what happens to the money and asks why. */
function VoidForm({ sale: { id, location } }: { sale: Sale }) {
  const { t } = useLingui();
  const [isOpen, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  const [undo, { isLoading, error }] = useVoidSaleMutation();
  const sentence = useRefusalSentence(error);
  if (!isOpen) {
    return (
      <DeskButton onClick={() => setAsked(true)} className="justify-self-start text-err">
        <Trans>Void this sale</Trans>
      </DeskButton>
    );
  }

  function send(event: FormEvent) {
    event.preventDefault();
    void undo({ id, location, reason });
  }

  return (
    <form onSubmit={send} className="till-notice grid gap-3">
      <p>
        <Trans>
          The money goes back the way it came, packages sold with it are closed, and a credit note
          stands beside the invoice.
        </Trans>
      </p>
      <DeskInput
        label={<Trans>Reason</Trans>}
        error={sentence}
        autoFocus
        required
        maxLength={500}
        pattern=".*\S.*"
        placeholder={t`Charged twice`}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        controlClass="placeholder:font-normal"
      />
      <div className="flex flex-wrap gap-2">
        <DeskButton type="submit" disabled={isLoading} className="text-err">
          <Trans>Void it now</Trans>
        </DeskButton>
        <DeskButton look="plain" onClick={() => setAsked(false)}>
          <Trans>Leave it</Trans>
        </DeskButton>
      </div>
    </form>
  );
}
