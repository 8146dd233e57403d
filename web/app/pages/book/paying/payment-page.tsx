import type { OnlinePayment } from '@limber/contract/payments.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Clock, CreditCard, Hourglass, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { usePayment } from '../../../components/paying/use-payment.ts';
import { useFailureText } from '../../../components/use-failure-text.ts';
import { timeOfInstant } from '../../../lib/dates.ts';
import { formatAmount } from '../../../lib/format-amount.ts';
import { paths, paymentPath } from '../../../paths.ts';
import { useEndOnlinePaymentMutation } from '../../../state/api/calls/payments.ts';
import { readFailure } from '../../../state/api/failure.ts';
import { selectSignedIn } from '../../../state/selectors.ts';
import { store, useAppSelector } from '../../../state/store.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { bookingStepPath } from '../form/steps.ts';
import { ToThankYou } from './continue-to-thank-you.tsx';

export function meta() {
  return [{ title: t`Your payment` }, { name: 'robots', content: 'noindex' }];
}

const signInPath = (id: string) => `${paths.login}?next=${paymentPath(id)}`;

/** The page to which a client returns from paying: the payment's outcome, as the server knows it. */
export default function PaymentPage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const signedIn = useAppSelector(selectSignedIn);
  const { payment, failure, isAsking, ask } = usePayment(id, signedIn);
  const isUnknown = failure?.status === 404 || failure?.status === 400;
  // A visitor signs in first, and comes back; the session can also end while the page is open.
  useEffect(() => {
    if (!signedIn && !selectSignedIn(store.getState())) navigate(signInPath(id), { replace: true });
  }, [signedIn, id, navigate]);
  return (
    <div className="container-page grid min-h-[60dvh] content-center justify-items-center py-12">
      {/* What is read out when the payment moves on without a press. */}
      <div className="grid w-full max-w-xl gap-4" aria-live="polite">
        {isUnknown ? (
          <State
            icon={<CreditCard />}
            title={<Trans>We do not know this payment</Trans>}
            ways={<ToProfile tone="primary" />}
          >
            <Trans>It may belong to another account. Your sessions are in your profile.</Trans>
          </State>
        ) : payment ? (
          <KnownPayment payment={payment} />
        ) : failure ? (
          <>
            <h1 className="sr-only">
              <Trans>Your payment</Trans>
            </h1>
            <ErrorState
              title={<Trans>We could not ask what became of your payment.</Trans>}
              onRetry={ask}
              retrying={isAsking}
            />
          </>
        ) : (
          <>
            <h1 className="sr-only">
              <Trans>Your payment</Trans>
            </h1>
            <Loading label={t`Looking up your payment...`}>
              <SkeletonCard lines={3} />
            </Loading>
          </>
        )}
      </div>
    </div>
  );
}

function KnownPayment({ payment }: { payment: OnlinePayment }) {
  const amount = formatAmount(payment.amount);
  if (payment.appointment_id !== null) {
    const { appointment_id, membership_unlocked = false, membership_renewed = false } = payment;
    const unlocked = { membership_unlocked, membership_renewed };
    return <ToThankYou appointmentId={appointment_id} unlocked={unlocked} />;
  }
  switch (payment.status) {
    case 'failed':
      return (
        <Unpaid
          payment={payment}
          title={<Trans>Your card was declined</Trans>}
          goOn={<Trans>Try again</Trans>}
          giveUp={<Trans>Choose another way</Trans>}
        >
          <Trans>Nothing was paid.</Trans>
        </Unpaid>
      );
    case 'open':
      if (payment.amount === 0) return <CardOpen payment={payment} />;
      return (
        <Unpaid
          payment={payment}
          title={<Trans>Your payment is not finished</Trans>}
          goOn={<Trans>Continue and pay {amount}</Trans>}
          giveUp={<Trans>Give up this payment</Trans>}
        >
          <Trans>Your session is booked once you have paid.</Trans>
        </Unpaid>
      );
    case 'expired':
      return (
        <State icon={<Clock />} title={<Trans>The time is free again</Trans>} ways={<BookAgain />}>
          <Trans>The payment was not finished, so nothing was paid and nothing is booked.</Trans>
        </State>
      );
    case 'refunded':
    case 'disputed':
      if (payment.amount === 0) return <CardInVain />;
      return (
        <State
          icon={<Undo2 />}
          title={<Trans>The time was lost while you paid</Trans>}
          ways={<BookAgain />}
        >
          <Trans>
            All {amount} go back to your card by themselves; your bank may take a few days to show
            it. We have sent you the nearest free times.
          </Trans>
        </State>
      );
    default:
      return (
        <State
          icon={<Hourglass />}
          title={<Trans>We are checking your payment</Trans>}
          ways={<ToProfile tone="secondary" />}
        >
          <Trans>
            This takes a moment, and you need not pay again. You may close this page: we send you
            the confirmation.
          </Trans>
        </State>
      );
  }
}

/** Only a card is needed, and there is none yet. */
function CardOpen({ payment }: { payment: OnlinePayment }) {
  return (
    <Unpaid
      payment={payment}
      title={<Trans>Your card is not added yet</Trans>}
      goOn={<Trans>Continue and add a card</Trans>}
      giveUp={<Trans>Give up this booking</Trans>}
    >
      <Trans>Your session is booked once it is added, and nothing is charged.</Trans>
    </Unpaid>
  );
}

function CardInVain() {
  return (
    <State
      icon={<Undo2 />}
      title={<Trans>The time was lost while you added your card</Trans>}
      ways={<BookAgain />}
    >
      <Trans>
        Nothing was charged, and your card stays on file. We have sent you a mail with the nearest
        free times.
      </Trans>
    </State>
  );
}

interface UnpaidProps {
  payment: OnlinePayment;
  title: ReactNode;
  goOn: ReactNode;
  giveUp: ReactNode;
  children: ReactNode;
}

/** The time is still held: pay, or give it up and go back to the wizard with its choices. */
function Unpaid({ payment, title, goOn, giveUp, children }: UnpaidProps) {
  const navigate = useNavigate();
  const [end, { isLoading, error }] = useEndOnlinePaymentMutation();
  const said = useFailureText(error ? readFailure(error) : undefined);
  const until = timeOfInstant(payment.expires_at);
  async function leave() {
    const { data } = await end({ id: payment.id });
    // One that was just paid is booked, and this page goes on by itself.
    if (data?.status === 'expired') navigate(bookingStepPath('confirm'), { replace: true });
  }
  return (
    <State
      icon={<CreditCard />}
      title={title}
      ways={
        <>
          {payment.url !== null && (
            <a href={payment.url} className={buttonClasses('primary')}>
              {goOn}
            </a>
          )}
          <Button tone="secondary" busy={isLoading} onClick={leave}>
            {giveUp}
          </Button>
        </>
      }
    >
      {children}{' '}
      <Trans>
        Your time is held until{' '}
        <bdi dir="ltr" className="font-semibold text-ink tabular-nums">
          {until}
        </bdi>
        .
      </Trans>
      {said.detail && (
        <span className="mt-3 block text-start">
          <Notice tone="err" alert>
            {said.detail}
          </Notice>
        </span>
      )}
    </State>
  );
}

function BookAgain() {
  return (
    <Link to={bookingStepPath('confirm')} className={buttonClasses('primary')}>
      <Trans>Book again</Trans>
    </Link>
  );
}

function ToProfile({ tone }: { tone: 'primary' | 'secondary' }) {
  return (
    <Link to={paths.profile} className={buttonClasses(tone)}>
      <Trans>Go to your profile</Trans>
    </Link>
  );
}

interface StateProps {
  icon: ReactNode;
  title: ReactNode;
  ways: ReactNode;
  children: ReactNode;
}

function State({ icon, title, ways, children }: StateProps) {
  return (
    <div className="relative isolate grid justify-items-start gap-4 overflow-hidden rounded-card border border-hairline bg-surface p-6 shadow-card sm:p-10">
      <span
        aria-hidden="true"
        className="lattice absolute inset-y-0 end-0 -z-10 w-1/2 bg-tint opacity-60 mask-[linear-gradient(to_left,black,transparent)] rtl:mask-[linear-gradient(to_right,black,transparent)]"
      />
      <span
        aria-hidden="true"
        className="grid size-14 place-items-center rounded-full bg-tint text-primary [&_svg]:size-7"
      >
        {icon}
      </span>
      <h1 className="display text-4xl text-balance sm:text-5xl">{title}</h1>
      <div className="type-lead max-w-prose text-muted">{children}</div>
      <div className="mt-2 grid gap-3 max-sm:w-full sm:flex sm:flex-wrap">{ways}</div>
    </div>
  );
}
