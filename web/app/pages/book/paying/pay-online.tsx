import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import { dueOnline, splitWithGiftCard } from '@limber/contract/money/deposit-and-late-refund.ts';
import type { Ways } from '@limber/contract/payments.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useContext, useLayoutEffect } from 'react';
import { useLarge } from '../../../components/use-narrow.ts';
import {
  civilDay,
  dayOfInstant,
  formatDayWithWeekday,
  minutesTo,
  timeOfInstant,
} from '../../../lib/dates.ts';
import { formatAmount } from '../../../lib/format-amount.ts';
import { RadioGroup } from '../../../ui/field/radio-group.tsx';
import type { BookingForm } from '../form/form.ts';
import { isPurchase } from '../form/service-types.ts';
import type { FormDispatch } from '../form/use-booking-form.ts';
import { SayDueNow } from '../summary/due-now-context.ts';
import type { Price } from '../summary/price-of-booking.ts';
import { CardNeeded, feesOf, SessionFees } from './session-fees.tsx';
import { chosenWay, hasFees } from './use-ways-to-pay.ts';

interface Props {
  form: BookingForm;
  ways: Ways;
  price: Pick<Price, 'total'>;
}

/** Where it is paid, and how much of it now; a choice where the studio leaves one. */
export function PayOnline(props: Props & Cutoff & { act: FormDispatch }) {
  const { form, act, ways, price } = props;
  const { t } = useLingui();
  const way = chosenWay(form, ways);
  const due = dueNow(props);
  const isLarge = useLarge();
  const now = <PaidNow ways={ways} due={due} />;
  const total = formatAmount(price.total);
  useSayDueNow(way === 'online' ? due : null);
  return (
    <div className="grid gap-2">
      {ways.ways.length > 1 ? (
        <RadioGroup
          legend={<Trans>How would you like to pay?</Trans>}
          name="pay"
          chosen={way}
          options={[
            { value: 'online', label: <Choice title={t`Pay now`}>{now}</Choice> },
            {
              value: 'studio',
              label: (
                <Choice title={t`Pay at the studio`}>
                  {isPurchase(form.serviceType) ? (
                    <Trans>{total} at your first visit</Trans>
                  ) : (
                    <Trans>{total} at your visit</Trans>
                  )}
                </Choice>
              ),
            },
          ]}
          onChange={({ target }) =>
            act({
              type: 'payBy',
              means: { pay: target.value === 'online' ? 'online' : 'studio' },
            })
          }
        />
      ) : way === 'online' ? (
        <div className="rounded-control border border-hairline p-4">
          <Choice title={t`Paid online when you book`}>{now}</Choice>
        </div>
      ) : (
        !form.giftCard && (
          <p className="text-muted">
            <Trans>Nothing is charged online: you pay {total} at the studio, at your visit.</Trans>
          </p>
        )
      )}
      {ways.needs_card && <CardNeeded />}
      {way === 'online' && due.nowMinor > 0 && (
        <p className="text-sm text-muted">
          <Trans>
            You pay on the secure page of our payment provider. Your time is held meanwhile, and we
            never see your card number.
          </Trans>
        </p>
      )}
      {!isLarge && (
        <div className="mt-2 grid gap-1 rounded-control bg-tint px-4 py-2.5 text-sm text-muted">
          <Terms {...props} />
        </div>
      )}
    </div>
  );
}

function Choice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <span className="min-w-44 py-2.5">
      <span className="block font-semibold">{title}</span>
      <span className="block text-sm text-muted">{children}</span>
    </span>
  );
}

/** Sets the amount due now that is shown beside the price; null: it is paid at the studio. */
function useSayDueNow(due: DueNow | null): void {
  const say = useContext(SayDueNow);
  const { nowMinor, cardMinor, laterMinor } = due ?? NOTHING;
  const isSaid = due !== null;
  useLayoutEffect(() => {
    if (!isSaid) return;
    const [now, card, later] = [nowMinor, cardMinor, laterMinor].map((minor) =>
      formatAmount(amountOf(minor)),
    );
    say({
      now: <Trans>{now} now</Trans>,
      rows: (
        <>
          {cardMinor > 0 && <DueRow label={<Trans>By gift card</Trans>}>{card}</DueRow>}
          {nowMinor > 0 && <DueRow label={<Trans>Now, online</Trans>}>{now}</DueRow>}
          {laterMinor > 0 && <DueRow label={<Trans>Later, at the studio</Trans>}>{later}</DueRow>}
        </>
      ),
    });
    return () => say(null);
  }, [say, isSaid, nowMinor, cardMinor, laterMinor]);
}

/** What is paid online and by gift card now, and what is left for the studio, in minor units. */
interface DueNow {
  readonly nowMinor: number;
  readonly cardMinor: number;
  readonly laterMinor: number;
}

const NOTHING: DueNow = { nowMinor: 0, cardMinor: 0, laterMinor: 0 };

function dueNow({ form, ways, price }: Pick<Props, 'form' | 'ways' | 'price'>): DueNow {
  const totalMinor = minorOf(price.total);
  const onCardMinor = minorOf(form.giftCard?.balance ?? 0);
  const split = splitWithGiftCard(minorOnline(ways, price.total), onCardMinor);
  // A card that covers what is due online pays as much of the whole price as it can.
  const cardMinor = split.onlineMinor === 0 ? Math.min(onCardMinor, totalMinor) : split.byCardMinor;
  const nowMinor = split.onlineMinor;
  return { nowMinor, cardMinor, laterMinor: totalMinor - nowMinor - cardMinor };
}

function DueRow({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-0! pt-1.5">
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium whitespace-nowrap tabular-nums">{children}</dd>
    </div>
  );
}

/** What is paid online, and what is left for the studio. */
function PaidNow({ ways, due }: Pick<Props, 'ways'> & { due: DueNow }) {
  const left = formatAmount(amountOf(due.laterMinor));
  const now = formatAmount(amountOf(due.nowMinor));
  const { deposit_percent: percent } = ways;
  if (due.nowMinor === 0) return <Trans>By your gift card</Trans>;
  if (due.laterMinor === 0) return <Trans>{now} now</Trans>;
  return percent === null || due.cardMinor > 0 ? (
    <Trans>
      Pay {now} now, and {left} at the studio
    </Trans>
  ) : (
    <Trans>
      Pay {percent}% now: {now}, and {left} at the studio
    </Trans>
  );
}

interface Cutoff {
  /** Hours before the session until which it is free to cancel. */
  hours: number;
  /** That has passed. */
  isLate: boolean;
}

/** The terms of cancelling beside the tick; small screens have them in the page, as their bar has no room. */
export function TermsOfPaying(props: Props & Cutoff) {
  return useLarge() && <Terms {...props} />;
}

/** Until when it is free to cancel and what a session costs then. */
function Terms(props: Props & Cutoff) {
  const { form, ways, price, hours, isLate } = props;
  const isOnline = chosenWay(form, ways) === 'online';
  const isPaidNow = isOnline && dueNow(props).nowMinor > 0;
  const isSession = !isPurchase(form.serviceType);
  const online = isOnline ? minorOnline(ways, price.total) : 0;
  const fees = form.serviceType === 'service' ? feesOf(ways, price.total, online) : null;
  return (
    <>
      {/* What goes back says until when, by the day. */}
      {!(isPaidNow && isSession && !isLate) && (
        <p>
          {form.serviceType === 'service' && hasFees(ways) ? (
            <Trans>
              Please tell us at least <Plural value={hours} one="# hour" other="# hours" /> before
              your session.
            </Trans>
          ) : (
            <Trans>
              Please tell us at least <Plural value={hours} one="# hour" other="# hours" /> before
              your session. Otherwise the session counts as used.
            </Trans>
          )}
        </p>
      )}
      {isPaidNow && <MoneyBack {...props} />}
      {fees && <SessionFees fees={fees} isLate={isLate} />}
    </>
  );
}

/** What comes back of the money when the session is cancelled. */
function MoneyBack(props: Props & Cutoff) {
  const { form, ways, hours, isLate } = props;
  const late = <LateBack percent={ways.late_back_percent} isLate={isLate} />;
  const now = formatAmount(amountOf(dueNow(props).nowMinor));
  const until = (minutesTo(civilDay(form.date, form.time), form.time) - hours * 60) * 60_000;
  const time = timeOfInstant(until);
  const day = formatDayWithWeekday(dayOfInstant(until));
  return (
    <p>
      {isPurchase(form.serviceType) ? (
        <Trans>
          What you pay online is for the package. When you cancel this session in time, its minutes
          go back to the package, and the money stays with it.
        </Trans>
      ) : isLate ? (
        late
      ) : (
        <>
          <Trans>
            Cancel until {time} on {day}, and all {now} go back to your card.
          </Trans>{' '}
          {late}
        </>
      )}
    </p>
  );
}

function LateBack({ percent, isLate }: { percent: number; isLate: boolean }) {
  if (isLate) {
    return percent === 0 ? (
      <Trans>If you cancel it, nothing of what you paid online goes back.</Trans>
    ) : (
      <Trans>If you cancel it, {percent}% of what you paid online goes back.</Trans>
    );
  }
  return percent === 0 ? (
    <Trans>Later nothing of it goes back.</Trans>
  ) : (
    <Trans>Later {percent}% of it goes back.</Trans>
  );
}

const minorOnline = ({ deposit_percent, deposit_amount }: Ways, total: number) =>
  dueOnline(
    {
      depositPercent: deposit_percent,
      depositMinor: deposit_amount === null ? null : minorOf(deposit_amount),
    },
    minorOf(total),
  );
