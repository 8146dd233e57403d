import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import type { OwedThing } from '@limber/contract/desk/money/payment-links.ts';
import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import { Trans } from '@lingui/react/macro';
import { type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useServerNow } from '../../../../components/use-server-now.ts';
import { timeOfInstant } from '../../../../lib/dates.ts';
import { useListDueQuery } from '../../../../state/api/calls/desk/money/owed.ts';
import { useSalesOfSessionQuery } from '../../../../state/api/desk-api.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { lazyPart } from '../../../../ui/lazy/lazy-part.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { useInFrame } from '../../frame/desk-frame.tsx';
import { bufferKeys } from '../../frame/keys/early-keys.ts';
import { useDeskView } from '../../frame/use-desk-view.ts';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { ClientFees } from '../../money/till/owed/client-fees.tsx';
import { isDue } from '../../money/till/owed/owed-sums.ts';
import { PaymentLink } from '../../money/till/owed/payment-link.tsx';
import {
  minorToCredit,
  OverpaidNotice,
  type OwedBack,
  OwedBackNotice,
} from '../../money/till/owed/refund-link.tsx';
import { useMethodKeys } from '../../money/till/payment-method-keys.ts';
import { SaleDone } from '../../money/till/sale-done.tsx';
import { alsoOwed, billOf, type SessionBill } from '../../money/till/session-bill.ts';
import { useParts } from '../../money/till/use-payment-parts.ts';

const SessionCheckout = lazyPart(
  async () => (await import('../../money/till/session-checkout.tsx')).SessionCheckout,
);

/** Another counter may have sold it meanwhile. */
const alwaysFresh = { refetchOnMountOrArgChange: true };

interface Props {
  booking: DayBooking;
  /** Name of the therapist; undefined if the day does not have it. */
  therapist: string | undefined;
}

/** How a session is paid, and the form that takes a payment. */
export function SessionMoney({ booking, therapist }: Props) {
  const { keysOn } = useInFrame();
  const [{ pay }, look] = useDeskView();
  const pays = pay === booking.id;
  const ofClient = { client_id: booking.client.id };
  const { currentData: due, ...dues } = useListDueQuery(ofClient, alwaysFresh);
  const { currentData: sales, ...sold } = useSalesOfSessionQuery(
    { ...ofClient, booking_id: booking.id },
    alwaysFresh,
  );
  const now = useServerNow();
  const parts = useParts();
  // A fast typist has chosen, and typed the slip's number, before the form is there.
  useMethodKeys(pays && keysOn, parts.choose, parts.type);
  useEscape(pays, () => {
    look({ pay: null }, { replace: true });
    requestAnimationFrame(() => opener.current?.focus());
  });
  useEffect(() => SessionCheckout.fetchAhead(), []);
  const [paid, setPaid] = useState<Sale | null>(null);
  const bill = due && sales && billOf(booking, due, withOwn(paid, sales));
  const takenElsewhere = useTakenElsewhere(pays, bill && isOwed(bill, due.back), () =>
    look({ pay: null }, { replace: true }),
  );
  const head = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (paid) head.current?.focus();
  }, [paid]);

  if (!due || !bill) {
    if (!dues.isError && !sold.isError) return null;
    const again = () => {
      void dues.refetch();
      void sold.refetch();
    };
    return <ErrorState title={<Trans>The money could not be loaded.</Trans>} onRetry={again} />;
  }
  return (
    <section
      className={classNames(
        'till-session grid gap-3 border-t border-hairline',
        pays ? 'mt-3 pt-2' : 'mt-5 pt-3',
      )}
    >
      <h3 className={pays ? 'sr-only' : 'text-sm font-semibold text-muted'}>
        <Trans>Money</Trans>
      </h3>
      {!(pays && bill.kind === 'open' && !bill.sale) && (
        <Standing bill={bill} booking={booking} back={due.back} head={head} now={now} />
      )}
      <OwedBackNotice back={due.back.filter(({ booking_id }) => booking_id === booking.id)} />
      <OverpaidNotice
        overpaid={due.overpaid.filter(({ sale_id }) => sales?.some(({ id }) => id === sale_id))}
      />
      {(booking.status === 'cancelled' || booking.status === 'no_show') && (
        <ClientFees clientId={booking.client.id} bookingId={booking.id} />
      )}
      {takenElsewhere && !paid && bill.kind === 'sold' && <TakenElsewhere sale={bill.sale} />}
      {paid && bill.kind === 'nothing' && <SaleDone sale={paid} headRef={head} />}
      {pays ? (
        <SessionCheckout
          booking={booking}
          giver={therapist ? { therapist_id: booking.therapist_id, therapist } : undefined}
          bill={bill}
          others={alsoOwed(due, bill.kind === 'open' ? bill.item.key : booking.id, now)}
          parts={parts}
          keysOn={keysOn}
          onPaid={(sale) => {
            setPaid(sale);
            look({ pay: null }, { replace: true });
          }}
          otherWay={
            isOwed(bill, due.back) && <PaymentLink thing={thingOf(bill, booking)} asMethod />
          }
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <DeskButton
            ref={opener}
            // Nothing else is left to do then.
            look={booking.status === 'completed' && isOwed(bill, due.back) ? 'main' : 'edged'}
            onClick={() => {
              if (keysOn) bufferKeys();
              look({ pay: booking.id }, { replace: true });
            }}
            className="justify-self-start"
          >
            {isOwed(bill, due.back) ? <Trans>Take payment</Trans> : <Trans>Tip</Trans>}{' '}
            <kbd className="max-lg:hidden">X</kbd>
          </DeskButton>
          {isOwed(bill, due.back) && <PaymentLink thing={thingOf(bill, booking)} />}
        </div>
      )}
    </section>
  );
}

/** The client's sales, with the one just made here if it is not listed yet. */
function withOwn(own: Sale | null, sales: readonly Sale[]): readonly Sale[] {
  return own && !sales.some(({ id }) => id === own.id) ? [own, ...sales] : sales;
}

/**
 * Whether another desk took the money while this one was asking for it. The form is left then:
 * what would remain of it takes a tip, under a payment that seems to be this desk's own.
 *
 * @param owed undefined while it is loaded
 */
function useTakenElsewhere(pays: boolean, owed: boolean | undefined, leave: () => void): boolean {
  const [taken, setTaken] = useState(false);
  const hasAsked = useRef(false);
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    if (pays && owed) {
      hasAsked.current = true;
      setTaken(false);
    } else if (pays && owed === false && hasAsked.current) {
      setTaken(true);
      latest.current();
    }
    if (!pays) hasAsked.current = false;
  }, [pays, owed]);
  return taken;
}

function TakenElsewhere({ sale: { payments } }: { sale: Sale }) {
  const last = payments.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0];
  if (!last) return null;
  const { taken_by: by, at } = last;
  const amount = deskAmount(last.amount);
  const time = timeOfInstant(at);
  return (
    <Notice tone="warn" alert>
      <Trans>
        This is paid already: <bdi>{by}</bdi> took {amount} at {time}.
      </Trans>
    </Notice>
  );
}

/** Escape leaves the payment; the session stays open. */
function useEscape(on: boolean, leave: () => void): void {
  const latest = useRef(leave);
  latest.current = leave;
  useLayoutEffect(() => {
    if (!on) return;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      latest.current();
    };
    // Before the page hears it and closes the panel.
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, [on]);
}

/** What a link for the session would be for. */
function thingOf(bill: SessionBill, { id, location }: DayBooking): OwedThing {
  if (bill.kind === 'sold') return { location: bill.sale.location, sale_id: bill.sale.id };
  const owned = bill.kind === 'open' ? bill.item.asked.owned_package_id : undefined;
  return { location, ...(owned === undefined ? { booking_id: id } : { owned_package_id: owned }) };
}

function isOwed(bill: SessionBill, back: readonly OwedBack[]): boolean {
  if (bill.kind !== 'sold') return bill.kind === 'open';
  return minorOf(bill.sale.due) > minorToCredit(bill.sale.id, back);
}

interface StandingProps {
  bill: SessionBill;
  booking: DayBooking;
  back: readonly OwedBack[];
  head: Ref<HTMLParagraphElement>;
  now: number;
}

/**
 * How a session stands, in the till's words: a session that has begun, or was sold, is "not paid
 * yet".
 */
export function Standing({ bill, booking, back, head, now }: StandingProps) {
  if (bill.kind === 'sold') {
    const creditMinor = minorToCredit(bill.sale.id, back);
    return <SaleDone sale={bill.sale} creditMinor={creditMinor} headRef={head} />;
  }
  if (bill.kind === 'open') {
    const amount = deskAmount(amountOf(bill.item.listMinor));
    const isBought = bill.item.asked.owned_package_id !== undefined;
    const isLate = isBought || isDue({ at: booking.starts_at }, now);
    return (
      <>
        {bill.sale && <SaleDone sale={bill.sale} headRef={head} />}
        <p className={classNames('font-semibold', (bill.sale || isLate) && 'text-ember')}>
          {bill.sale ? (
            <Trans>It costs more now. Still to pay: {amount}</Trans>
          ) : isLate ? (
            <Trans>Not paid yet: {amount}</Trans>
          ) : (
            <Trans>To be paid: {amount}</Trans>
          )}
        </p>
      </>
    );
  }
  if (bill.kind === 'free') return <SaleDone sale={bill.sale} headRef={head} />;
  return (
    <p>
      {booking.package?.unpaid ? (
        <Trans>The package is not paid yet. Its price is listed with what its owner owes.</Trans>
      ) : booking.package ? (
        <Trans>The package pays. Nothing is owed.</Trans>
      ) : (
        <Trans>Nothing is owed.</Trans>
      )}
    </p>
  );
}
