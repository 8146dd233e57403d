import type { DisplacedSession } from '@limber/contract/desk/rota/displaced.ts';
import { useState } from 'react';
import type { Args } from '../../../../state/api/call.ts';
import {
  type moveBooking,
  useMoveBookingMutation,
} from '../../../../state/api/calls/desk/day/booking-changes.ts';
import type { Undo } from '../../../../state/api/desk-api.ts';
import { type Refusal, readRefusal } from '../../frame/refusal/read-refusal.ts';
import { useTakeStep } from '../panel/use-take-step.ts';

type Move = Omit<Args<typeof moveBooking>, 'id' | 'version'>;

/** The session after the change made here, and how to undo it. */
interface Done {
  readonly version: number;
  readonly by: Undo;
}

/**
 * Gives a session another therapist or time, and undoes that. A refusal is kept for another try.
 */
export function useResolve({ id, version }: DisplacedSession) {
  const [send, { isLoading }] = useMoveBookingMutation();
  const step = useTakeStep();
  const [tried, setTried] = useState<{ request: Move; refusal: Refusal }>();
  const [done, setDone] = useState<Done>();
  async function move(request: Move): Promise<void> {
    setTried(undefined);
    const { data, error } = await send({ id, version, ...request });
    if (error) setTried({ request, refusal: readRefusal(error) });
    if (data) setDone({ version: data.version, by: 'undoMove' });
  }
  async function undo(last: Done): Promise<void> {
    if (await step.take({ id, version: last.version }, last.by)) setDone(undefined);
  }
  return {
    move,
    busy: isLoading || step.busy,
    refusal: tried?.refusal,
    /** Tries again with the given changes. */
    again: (change: Move) => move({ ...tried?.request, ...change }),
    /** It was cancelled here. */
    cancelled: (since: number) => setDone({ version: since, by: 'undo' }),
    /** Undoes the change made here; null: there is none. */
    undo: done ? () => void undo(done) : null,
  };
}
