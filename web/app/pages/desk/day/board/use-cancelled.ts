import type { CancelledSession } from '@limber/contract/desk/day/cancelled-sessions.ts';
import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import { useState } from 'react';
import { useListCancelledQuery } from '../../../../state/api/calls/desk/day/cancelled-sessions.ts';
import { refetchAfresh } from '../../frame/live/refetch-outdated.ts';

interface Cancelled {
  readonly sessions: readonly CancelledSession[] | undefined;
  readonly unfolded: boolean;
  readonly fold: (unfolded: boolean) => void;
  /** The cancelled session named in the address, if it is one of them. */
  readonly named: CancelledSession | undefined;
  /** The address names a session that the day lacks, and did not just lose. */
  readonly isSought: boolean;
  /** Loading has finished or failed. */
  readonly isKnown: boolean;
  /** Why loading failed. */
  readonly error: unknown;
  readonly renew: () => Promise<void>;
}

/**
 * The day's cancelled sessions: requested when the list is unfolded, or when the address names a
 * session that the day lacks, as links from a client's page do.
 */
export function useCancelled(day: DeskDay | undefined, session: string | undefined): Cancelled {
  const [unfolded, fold] = useState(false);
  /**
   * A session that was opened while it stood: it is not looked for once it is cancelled or moved
   * away.
   */
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
