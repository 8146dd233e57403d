import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { BlockedNotice } from './blocked-notice.tsx';
import { blockingPackage } from './held-packages.ts';
import type { Price } from './price.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { isPurchase } from './service-types.ts';
import { SummaryRows } from './summary-rows.tsx';
import { useHeldPackages } from './use-held-packages.ts';
import type { Submission } from './use-submit-booking.ts';
import type { StepProps } from './use-wizard.ts';

interface Props extends StepProps {
  submission: Submission;
  /** `known` once the server has told of the client's membership. */
  price: Price & { known: boolean };
}

/** Step 5. */
export function ConfirmStep({ form, act, goTo, submission, price }: Props) {
  const { submit, submitting, failure, forget } = submission;
  const { active, loading } = useHeldPackages();
  const confirmButton = useRef<HTMLButtonElement>(null);
  const agreed = form.comfirm_booking;
  // The slot that was refused must not be sent again.
  const slotIsGone = failure?.kind === 'taken';
  // Once sent, what was just bought must not stand against itself.
  const blocking = submitting ? undefined : blockingPackage(active, form.serviceType);
  const settled = price.known && !(isPurchase(form.serviceType) && loading);
  return (
    <Card className="grid gap-6 lg:max-w-2xl">
      {failure && !blocking && (
        <RefusalNotice
          failure={failure}
          onPickTime={({ date, time }) => {
            // At once, so that the button can take the focus from the one that goes away.
            flushSync(() => {
              act({ do: 'chooseFreeTime', date, time });
              forget();
            });
            confirmButton.current?.focus();
          }}
          onOtherTime={() => {
            forget();
            act({ do: 'dropTime' });
            goTo('time');
          }}
        />
      )}
      {form.useremail && (
        <p>
          <Trans>
            Booking for <bdi className="font-semibold">{form.username}</bdi>,{' '}
            <bdi dir="ltr" className="unbroken">
              {form.useremail}
            </bdi>
          </Trans>
        </p>
      )}
      <div className="lg:hidden">
        <SummaryRows form={form} price={price} />
      </div>
      {blocking ? (
        <BlockedNotice
          held={blocking}
          product={form.services[0]?.name ?? ''}
          onUseOwn={() => {
            act({ do: 'resetSelections' });
            goTo('services');
          }}
        />
      ) : (
        <>
          <div className="rounded-control bg-tint p-4">
            <h2 className="font-bold">
              <Trans>Cancellation policy</Trans>
            </h2>
            <p className="mt-1">
              <Trans>
                Please tell us at least 3 hours before your session. Otherwise the session counts as
                used.
              </Trans>
            </p>
          </div>
          <Checkbox
            checked={agreed}
            onChange={(event) => act({ do: 'agreeToPolicy', agreed: event.target.checked })}
          >
            <Trans>I have read and agree to the cancellation policy</Trans>
          </Checkbox>
          <Button
            ref={confirmButton}
            onClick={submit}
            busy={submitting}
            disabled={!agreed || slotIsGone || !settled}
          >
            {submitting ? <Trans>Processing</Trans> : <Trans>Confirm</Trans>}
          </Button>
        </>
      )}
    </Card>
  );
}
