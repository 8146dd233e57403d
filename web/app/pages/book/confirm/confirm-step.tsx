import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { StudioClockLine } from '../../../components/day-and-time.tsx';
import { selectUser } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PrimaryAction } from '../../../ui/primary-action.tsx';
import { type DayBounds, dayProblem } from '../day/bookable-days.ts';
import { useDayBounds } from '../day/use-day-bounds.ts';
import { blockingPackage } from '../form/held-packages.ts';
import { isPurchase } from '../form/service-types.ts';
import { useHeldPackages } from '../form/use-held-packages.ts';
import type { StepProps } from '../form/use-wizard.ts';
import { chosenWay, useWaysToPay } from '../paying/use-ways-to-pay.ts';
import type { Price } from '../summary/price-of-booking.ts';
import { SummaryRows } from '../summary/summary-rows.tsx';
import { BlockedNotice } from './blocked-notice.tsx';
import { BookingTerms } from './booking-terms.tsx';
import { OverlapNotice } from './overlap-notice.tsx';
import type { SubmitFailure } from './submit-failure-kind.ts';
import { SubmitFailureNotice } from './submit-failure-notice.tsx';
import type { Submission } from './use-submit-booking.ts';

interface Props extends StepProps {
  submission: Submission;
  /** `known` once the client's membership is loaded. */
  price: Price & { known: boolean };
}

/** Step 5. */
export function ConfirmStep({ form, act, goTo, submission, price }: Props) {
  const { submit, submitting, checking, failure, forget } = submission;
  const { active, loading } = useHeldPackages();
  const confirmButton = useRef<{ focus(): void }>(null);
  // The refusal and, on wide screens, the button below it end the page.
  const refusal = useRef<HTMLDivElement>(null);
  const ending = useRef<HTMLDivElement>(null);
  const bounds = useDayBounds(form);
  const user = useAppSelector(selectUser);
  const ways = useWaysToPay(form, price.total);
  const way = chosenWay(form, ways);
  // A client asked for their name on this step may have given it after the form was filled.
  const name = `${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim() || form.username;
  useEffect(() => {
    if (!failure) return;
    refusal.current?.focus({ preventScroll: true });
    ending.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  const agreed = form.comfirm_booking;
  // A slot that was refused must not be sent again.
  const slotIsGone = failure?.kind === 'taken';
  // After sending, the new booking must not count as an overlap.
  const blocking = submitting || checking ? undefined : blockingPackage(active, form.serviceType);
  const settled = price.known && ways !== undefined && !(isPurchase(form.serviceType) && loading);
  return (
    <Card className="grid gap-6 lg:max-w-2xl">
      {form.useremail && name && (
        <p>
          <Trans>
            Booking for{' '}
            <bdi className="font-semibold" translate="no">
              {name}
            </bdi>
            ,{' '}
            <bdi dir="ltr" className="unbroken" translate="no">
              {form.useremail}
            </bdi>
          </Trans>
        </p>
      )}
      {/* Above the choices: if they are listed here, the reason would be out of sight. */}
      {blocking && (
        <BlockedNotice
          held={blocking}
          product={form.services[0]?.name ?? ''}
          onUseOwn={() => {
            act({ type: 'resetSelections' });
            goTo('services');
          }}
        />
      )}
      <div className="lg:hidden">
        <SummaryRows form={form} price={price} act={act} />
      </div>
      <StudioClockLine />
      {!blocking && (
        <>
          <BookingTerms {...{ form, act, price, ways }} brief={failure !== undefined} />
          <OverlapNotice form={form} brief={failure !== undefined} sent={submitting || checking} />
          <div ref={ending} className="grid gap-4">
            {checking && (
              <Notice tone="warn">
                <Trans>
                  We are checking whether your booking arrived. It is booked only once, however
                  often it is sent.
                </Trans>
              </Notice>
            )}
            {failure && !checking && (
              <div ref={refusal} tabIndex={-1} className="outline-none">
                <SubmitFailureNotice
                  failure={offered(failure, bounds)}
                  onPickTime={({ date, time }) => {
                    // Synchronously, so that the button can take the focus from the one that
                    // disappears.
                    flushSync(() => {
                      act({ type: 'chooseFreeTime', date, time });
                      forget();
                    });
                    confirmButton.current?.focus();
                  }}
                  onOtherTime={() => {
                    forget();
                    act({ type: 'dropTime' });
                    goTo('time');
                  }}
                />
              </div>
            )}
            <PrimaryAction
              ref={confirmButton}
              onClick={() => submit(way)}
              busy={submitting}
              disabled={!checking && (!agreed || slotIsGone || !settled || user?.blocked)}
            >
              {submitting ? (
                <Trans>Processing</Trans>
              ) : checking ? (
                <Trans>Check now</Trans>
              ) : way === 'online' && (form.giftCard?.balance ?? 0) < price.total ? (
                <Trans>Confirm and pay</Trans>
              ) : ways?.needs_card ? (
                <Trans>Confirm and add a card</Trans>
              ) : (
                <Trans>Confirm</Trans>
              )}
            </PrimaryAction>
          </div>
        </>
      )}
    </Card>
  );
}

/** The refusal, with only those free times that the package covers. */
function offered(failure: SubmitFailure, bounds: DayBounds): SubmitFailure {
  if (failure.kind !== 'taken') return failure;
  const freeTimes = failure.freeTimes.filter(({ date }) => dayProblem(date, bounds) === null);
  return { ...failure, freeTimes };
}
