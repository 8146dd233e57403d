import type { CancelledSession } from '@limber/contract/desk/day/cancelled.ts';
import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import { useState } from 'react';
import { useListCancelledQuery } from '../../../../state/api/calls/desk/day/cancelled.ts';
import { refetchAfresh } from '../../frame/live/refetch-afresh.ts';

interface Cancelled {
  readonly sessions: readonly CancelledSession[] | undefined;
  readonly unfolded: boolean;
  readonly fold: (unfolded: boolean) => void;
  /** The session that the address names, where it is one of them. */
  readonly named: CancelledSession | undefined;
  /** The address names a session that the day does not have, and has not just lost. */
  readonly isSought: boolean;
  /** What was asked for is there, or is not to be had. */
  readonly isKnown: boolean;
  /** Why it is not to be had. */
  readonly error: unknown;
  readonly renew: () => Promise<void>;
}

/**
 * What was cancelled of a day: asked for once it is unfolded, or where the address names a session that the
 * day does not have, as the link of a client's page does.
 */
export function useCancelled(day: DeskDay | undefined, session: string | undefined): Cancelled {
  const [unfolded, fold] = useState(false);
  /** What was opened while it stood: once cancelled or moved away, it is sought no more. */
  const [stood, setStood] = useState<string>();
  const stands = day?.bookings.some(({ id }) => id === session) ?? false;
  if (stands && stood !== session) setStood(session);
  if (!session && stood) setStood(undefined);
  const isSought = day !== undefined && session !== undefined && !stands && stood !== session;
  const isAsked = day !== undefined && (unfolded || isSought);
  const { currentData, error, isFetching, isError, refetch } = useListCancelledQuery(
    { date: day?.date },
    { skip: !isAsked },
  );
  const sessions = isAsked ? currentData : undefined;
  return {
    sessions,
    unfolded,
    fold,
    named: stands ? undefined : sessions?.find(({ id }) => id === session),
    isSought,
    isKnown: isError || (sessions !== undefined && !isFetching),
    error,
    renew: async () => {
      if (isAsked) await refetchAfresh(refetch);
    },
  };
}
