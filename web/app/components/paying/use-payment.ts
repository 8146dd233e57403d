import type { OnlinePayment } from '@limber/contract/payments.ts';
import { useEffect, useRef } from 'react';
import { useReadOnlinePaymentQuery } from '../../state/api/calls/payments.ts';
import { type CallFailure, readFailure } from '../../state/api/failure.ts';

/** Seconds until an open payment is looked up again; the last one repeats. */
const ASKED_AFTER_SECONDS = [1, 2, 3, 5, 8, 15] as const;

const LIVE: readonly OnlinePayment['status'][] = ['open', 'processing', 'failed', 'paid'];

interface PaymentOnPage {
  /** Undefined until it is known. */
  payment: OnlinePayment | undefined;
  /** Why the last question was not answered. */
  failure: CallFailure | undefined;
  isAsking: boolean;
  ask(): void;
}

/**
 * A payment of the client, asked about again until it is over, with a growing pause, and not while
 * the page is hidden. A question without an answer leaves what was known.
 */
export function usePayment(id: string, isSignedIn: boolean): PaymentOnPage {
  const { currentData, error, isFetching, startedTimeStamp, refetch } = useReadOnlinePaymentQuery(
    { id },
    { skip: !isSignedIn },
  );
  const failure = error ? readFailure(error) : undefined;
  const goesOn = currentData
    ? LIVE.includes(currentData.status)
    : failure !== undefined && failure.status !== 404 && failure.status !== 400;
  const asked = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question has its own pause, also one that was answered before it was drawn
  useEffect(() => {
    if (!goesOn || isFetching) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      const at = Math.min(asked.current, ASKED_AFTER_SECONDS.length - 1);
      timer = setTimeout(
        () => {
          asked.current += 1;
          refetch();
        },
        (ASKED_AFTER_SECONDS[at] ?? 1) * 1000,
      );
    };
    const show = () => {
      asked.current = 0;
      wait();
    };
    wait();
    document.addEventListener('visibilitychange', show);
    window.addEventListener('pageshow', show);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', show);
      window.removeEventListener('pageshow', show);
    };
  }, [goesOn, isFetching, startedTimeStamp, refetch]);
  return { payment: currentData, failure, isAsking: isFetching, ask: refetch };
}
