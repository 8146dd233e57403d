import { Trans } from '@lingui/react/macro';
import { useStore } from 'react-redux';
import { SignIn } from '../../components/sign-in/sign-in.tsx';
import type { SignInMode } from '../../components/sign-in/sign-in-heading.tsx';
import type { RootState } from '../../state/store.ts';
import { Card } from '../../ui/card.tsx';
import { BookingTerms } from './confirm/booking-terms.tsx';
import { takePending, withoutSecrets } from './form/keep-form-over-reload.ts';
import { bookingStepPath } from './form/steps.ts';
import type { StepProps } from './form/use-wizard.ts';
import { useWaysToPay } from './paying/use-ways-to-pay.ts';
import type { Price } from './summary/price-of-booking.ts';
import { SummaryRows } from './summary/summary-rows.tsx';
import { useIsStillFree } from './time/use-times.ts';

interface Props extends StepProps {
  price: Price;
  requiresReauth: boolean;
  mode: SignInMode;
  onModeChange(mode: SignInMode): void;
}

/**
 * Step 4. A booking set aside for a new login comes back here. While waiting for a code, the terms
 * of Confirm are shown below it, and an acceptance is kept.
 */
export function LoginStep({ form, act, goTo, price, requiresReauth, mode, onModeChange }: Props) {
  const store = useStore<RootState>();
  const isStillFree = useIsStillFree(form);
  return (
    <div className="grid gap-6 lg:max-w-2xl">
      <Card>
        <SignIn
          surface="wizard"
          initialEmail={addressIn(form.previousEmail || form.useremail)}
          notice={
            requiresReauth && (
              <Trans>
                Your session needs to be refreshed. Your booking details have been saved.
              </Trans>
            )
          }
          onModeChange={onModeChange}
          beforeCode={async () => {
            const isFree = await isStillFree();
            // The time step says that the time is taken.
            if (!isFree) goTo('time', { replace: true });
            return isFree;
          }}
          goOn={{
            path: bookingStepPath('confirm'),
            form: { ...withoutSecrets(form), requiresReauth: false },
          }}
          onVerified={(account) => {
            const pending = takePending(window.sessionStorage);
            if (pending && requiresReauth) {
              const { comfirm_booking } = form;
              act({ type: 'restore', form: { ...pending, comfirm_booking } });
            }
            act({ type: 'knowClient', account, access: store.getState().token.accessToken ?? '' });
            onModeChange('email');
            goTo('confirm', { replace: true });
          }}
        />
      </Card>
      {mode === 'otp' && (
        <Card className="grid gap-6">
          <div>
            <h2 className="text-xl font-bold">
              <Trans>Then one press books it</Trans>
            </h2>
            <p className="mt-1 text-muted">
              <Trans>
                You can read and agree while you wait. Nothing is booked before you press Confirm.
              </Trans>
            </p>
          </div>
          <div className="lg:hidden">
            <SummaryRows form={form} price={price} act={act} />
          </div>
          <Terms {...{ form, act, price }} />
        </Card>
      )}
    </div>
  );
}

function Terms(props: Pick<Props, 'form' | 'act' | 'price'>) {
  return (
    <BookingTerms {...props} ways={useWaysToPay(props.form, props.price.total)} brief={false} />
  );
}

/** A client without an address is known by a number. */
const addressIn = (known: string) => (known.includes('@') ? known : '');
