import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { usePayment } from '../../components/paying/use-payment.ts';
import { formatAmount } from '../../lib/format-amount.ts';
import { paths } from '../../paths.ts';
import { selectSignedIn } from '../../state/selectors.ts';
import { useAppSelector } from '../../state/store.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Notice } from '../../ui/notice.tsx';
import { forgetDraft } from './gift-draft.ts';

/** What became of the payment that a buyer comes back from, as the server knows it. */
export function GiftPayment({ id }: { id: string }) {
  const signedIn = useAppSelector(selectSignedIn);
  const { payment, failure } = usePayment(id, signedIn);
  const isBought = payment?.status === 'booked';
  const forget = useEffectEvent(() => forgetDraft(window.sessionStorage));
  useEffect(() => {
    if (isBought) forget();
  }, [isBought]);
  if (!signedIn) {
    return (
      <Notice tone="warn">
        <Trans>Please sign in to see what became of your payment.</Trans>{' '}
        <a
          className="font-semibold underline underline-offset-4"
          href={`${paths.login}?next=${encodeURIComponent(`${paths.giftCards}?payment=${id}`)}`}
        >
          <Trans>Sign in</Trans>
        </a>
      </Notice>
    );
  }
  return (
    <div aria-live="polite" className="max-w-2xl">
      {payment ? (
        <Told amount={formatAmount(payment.amount)} status={payment.status} url={payment.url} />
      ) : (
        failure && (
          <Notice tone="err">
            <Trans>We do not know this payment.</Trans>
          </Notice>
        )
      )}
    </div>
  );
}

interface ToldProps {
  amount: string;
  status: NonNullable<ReturnType<typeof usePayment>['payment']>['status'];
  url: string | null;
}

function Told({ amount, status, url }: ToldProps): ReactNode {
  switch (status) {
    case 'booked':
      return (
        <Notice tone="ok">
          <Trans>
            Thank you: your gift card of {amount} is paid. We have sent you the receipt, and the
            card to print.
          </Trans>
        </Notice>
      );
    case 'open':
    case 'failed':
      return (
        <div className="grid justify-items-start gap-4">
          <Notice tone="warn">
            {status === 'failed' ? (
              <Trans>Your card was declined, and nothing was paid.</Trans>
            ) : (
              <Trans>Your payment is not finished.</Trans>
            )}
          </Notice>
          {url && (
            <a href={url} className={buttonClasses('primary')}>
              <Trans>Continue and pay {amount}</Trans>
            </a>
          )}
        </div>
      );
    case 'expired':
      return (
        <Notice tone="warn">
          <Trans>The payment was not finished, so nothing was paid and no card was made.</Trans>
        </Notice>
      );
    case 'refunded':
    case 'disputed':
      return (
        <Notice tone="warn">
          <Trans>The card could not be made. All {amount} go back to where they came from.</Trans>
        </Notice>
      );
    default:
      return (
        <Notice tone="warn">
          <Trans>
            We are checking your payment. This takes a moment, and you need not pay again.
          </Trans>
        </Notice>
      );
  }
}
