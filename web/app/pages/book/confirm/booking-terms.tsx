import type { Ways } from '@limber/contract/payments.ts';
import {
  MOST_OPEN_SESSIONS,
  MOST_SESSIONS_AT_ONCE,
} from '@limber/contract/terms/booking/booking-limits.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useContext, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLarge } from '../../../components/use-narrow.ts';
import { useServerNow } from '../../../components/use-server-now.ts';
import { useTerms } from '../../../components/use-studio.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { ActionBar } from '../../../ui/primary-action.tsx';
import type { BookingForm } from '../form/form.ts';
import { isPurchase } from '../form/service-types.ts';
import type { FormDispatch } from '../form/use-booking-form.ts';
import { useTakesGiftCards } from '../paying/use-ways-to-pay.ts';
import type { Price } from '../summary/price-of-booking.ts';
import { settling } from './settling.tsx';
import { startsWithinCutoff } from './starts-within-cutoff.ts';

// Only where a studio takes payments online.
const late = { loading: settling };
const GiftCardChoice = lazyPart(
  async () => (await import('../paying/gift-card-choice.tsx')).GiftCardChoice,
  late,
);
const payingOnline = () => import('../paying/pay-online.tsx');
const PayOnline = lazyPart(async () => (await payingOnline()).PayOnline, late);
const TermsOfPaying = lazyPart(async () => (await payingOnline()).TermsOfPaying, late);

interface Props {
  form: BookingForm;
  act: FormDispatch;
  price: Price;
  /** How it may be paid, where that includes online; null: at the studio; undefined: not known yet. */
  ways: Ways | null | undefined;
  /** The bar on small screens needs its room for a refusal. */
  brief: boolean;
}

/** The terms of a booking and how it is paid, shown while waiting for a code and at Confirm. */
export function BookingTerms({ form, act, price, ways, brief }: Props) {
  const { cutoff_hours: hours } = useTerms();
  const isLate = startsWithinCutoff(form, hours, useServerNow());
  // When they are asked for again, everything stays in sight.
  const wereKnown = useRef(false);
  wereKnown.current ||= ways !== undefined;
  return (
    <>
      {!wereKnown.current && settling}
      {useTakesGiftCards(price.total) && <GiftCardChoice {...{ form, act, price, ways }} />}
      {ways && <PayOnline {...{ form, act, ways, price, hours, isLate }} />}
      {!ways && price.total > 0 && !form.giftCard && (
        <p className="text-muted">
          {isPurchase(form.serviceType) ? (
            <Trans>
              Nothing is charged online: you pay the package at the studio, at your first visit.
            </Trans>
          ) : (
            <Trans>Nothing is charged online: you pay at the studio, at your visit.</Trans>
          )}
        </p>
      )}
      {form.serviceType === 'service' && (
        <p className="text-sm text-muted">
          <Trans>
            Online you can have {MOST_OPEN_SESSIONS} unpaid upcoming sessions, and{' '}
            {MOST_SESSIONS_AT_ONCE} at the same hour. For more, please contact us.
          </Trans>
        </p>
      )}
      <BesideAction>
        <Checkbox
          checked={form.comfirm_booking}
          onChange={(event) => act({ type: 'agreeToPolicy', agreed: event.target.checked })}
        >
          <Trans>I have read and agree to the cancellation policy</Trans>
        </Checkbox>
        <div
          className={classNames(
            'grid gap-1 ps-8 text-xs text-muted lg:text-sm',
            brief && 'max-lg:hidden',
          )}
        >
          {isLate && (
            <p className="font-semibold text-warn">
              <Trans>
                This session starts in less than{' '}
                <Plural value={hours} one="# hour" other="# hours" />: once booked, it can no longer
                be cancelled or moved free of charge.
              </Trans>
            </p>
          )}
          {ways ? (
            <TermsOfPaying {...{ form, ways, price, hours, isLate }} />
          ) : (
            <p>
              <Trans>
                Please tell us at least <Plural value={hours} one="# hour" other="# hours" /> before
                your session. Otherwise the session counts as used.
              </Trans>
            </p>
          )}
        </div>
      </BesideAction>
    </>
  );
}

/** Beside the primary action, which small screens have in their bar. Said once, so that nobody reads it twice. */
function BesideAction({ children }: { children: ReactNode }) {
  const above = useContext(ActionBar)?.above;
  const isLarge = useLarge();
  if (above && !isLarge) return createPortal(children, above);
  return <div className="rounded-control bg-tint px-4 py-2.5">{children}</div>;
}
