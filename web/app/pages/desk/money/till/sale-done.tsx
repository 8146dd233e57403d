import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type Ref, useId } from 'react';
import { Link } from 'react-router';
import { deskDocumentPath } from '../../../../paths.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { lineName } from './line-name.ts';
import { methodWords } from './method-choice.tsx';
import { becameWords } from './refunded-session-words.ts';

interface Props {
  sale: Sale;
  /** The unpaid part that will only be credited, in minor units. */
  creditMinor?: number;
  /** Takes the focus after a payment. */
  headRef?: Ref<HTMLParagraphElement>;
  children?: ReactNode;
}

/** A sale after payment: its payments, what is still due, and its invoice to print or mail. */
export function SaleDone({ sale, creditMinor = 0, headRef, children }: Props) {
  const { t } = useLingui();
  const id = useId();
  const { paid, documents, voided, total, refunded, payments, overpaid } = sale;
  const isBack = total > 0 && refunded >= total;
  const due = amountOf(minorOf(sale.due) - creditMinor);
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <p
        ref={headRef}
        id={id}
        tabIndex={-1}
        className={`font-semibold ${due + overpaid > 0 ? 'text-ember' : 'text-ok'}`}
      >
        {overpaid > 0 ? (
          <Trans>To be handed back: {deskAmount(overpaid)}</Trans>
        ) : voided ? (
          <Trans>Voided</Trans>
        ) : due > 0 ? (
          <Trans>Still due: {deskAmount(due)}</Trans>
        ) : (creditMinor > 0 && paid === 0) || (isBack && payments.length === 0) ? (
          <Trans>Nothing was paid, and nothing is owed.</Trans>
        ) : isBack ? (
          <Trans>Refunded: {deskAmount(refunded)}</Trans>
        ) : (
          <Trans>Paid: {deskAmount(paid)}</Trans>
        )}
      </p>
      <Reductions lines={sale.lines} />
      <Payments sale={sale} />
      {!voided &&
        sale.lines.map(
          ({ id: lineId, became, ...line }) =>
            became && (
              <p key={lineId} className="text-sm text-muted">
                <bdi>{lineName(line)}</bdi>
                <Dot />
                {t(becameWords[became])}
              </p>
            ),
        )}
      {documents.map(({ number, kind }) => (
        <p key={number} className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="text-muted">
            {kind === 'invoice' ? <Trans>Invoice</Trans> : <Trans>Credit note</Trans>}
          </span>
          <Link
            to={deskDocumentPath(number)}
            className="link inline-flex min-h-11 flex-wrap items-center gap-x-2 lg:min-h-10"
          >
            <bdi dir="ltr" translate="no">
              {number}
            </bdi>
            <span>
              <Trans>Print or e-mail</Trans>
            </span>
          </Link>
        </p>
      ))}
      {children}
    </section>
  );
}

/** Lines sold below the full price, with reasons. */
function Reductions({ lines }: Pick<Sale, 'lines'>) {
  return lines.map(
    ({ id, price, list_price, reason, ...line }) =>
      reason && (
        <p key={id} className="text-sm text-muted [overflow-wrap:anywhere]">
          <bdi>{lineName(line)}</bdi>: <s>{deskAmount(list_price)}</s> {deskAmount(price)}
          <Dot />
          <bdi>{reason === BY_TERMS ? <Trans>By the terms of the booking</Trans> : reason}</bdi>
        </p>
      ),
  );
}

/** The books keep it so in every language. */
const BY_TERMS = 'By the terms of the booking';

const cardRefundWords: Readonly<Record<'pending' | 'done' | 'failed', MessageDescriptor>> = {
  pending: msg`On its way back to the card`,
  done: msg`Went back to the card`,
  failed: msg`Back to the card: the bank refused it`,
};
const arrivedNot = msg`Did not reach the card`;

/** Every payment of a sale, and every tip. */
export function Payments({ sale: { payments, tips, rounding } }: { sale: Sale }) {
  const { t } = useLingui();
  if (payments.length + tips.length === 0) return null;
  return (
    <ul className="grid gap-0.5 text-sm">
      {payments.map(({ method, amount, reference, at, card_refund }) => (
        <li key={`${at} ${method} ${amount} ${reference}`} className="flex justify-between gap-3">
          <span className="min-w-0 text-muted [overflow-wrap:anywhere]">
            {method !== 'online'
              ? t(methodWords[method])
              : card_refund
                ? t(amount > 0 ? arrivedNot : cardRefundWords[card_refund])
                : t`Paid online`}
            {reference && (
              <>
                <Dot />
                <bdi dir="ltr" translate="no">
                  {reference}
                </bdi>
              </>
            )}
          </span>
          <span className="whitespace-nowrap">{deskAmount(amount)}</span>
        </li>
      ))}
      {rounding !== 0 && (
        <li className="flex justify-between gap-3">
          <span className="text-muted">
            <Trans>including cash rounding</Trans>
          </span>
          <span>{deskAmount(rounding)}</span>
        </li>
      )}
      {tips.map(({ therapist_id, therapist, amount }) => (
        <li key={`${therapist_id} ${amount}`} className="flex justify-between gap-3">
          <span className="text-muted">
            <Trans>including a tip for {therapist}</Trans>
          </span>
          <span>{deskAmount(amount)}</span>
        </li>
      ))}
    </ul>
  );
}
