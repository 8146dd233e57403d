import type { DisplacedSession } from '@limber/contract/desk/rota/displaced.ts';
import { useState } from 'react';
import type { Args } from '../../../state/api/call.ts';
import type { moveBooking } from '../../../state/api/calls/desk/booking-changes.ts';
import { useDeskSettleByMoveMutation } from '../../../state/api/desk/rota-api.ts';
import { type Refusal, readRefusal } from '../refusal/read-refusal.ts';

type Move = Omit<Args<typeof moveBooking>, 'id' | 'version'>;

/** Gives a session another therapist or time; what refuses it is kept, for another try. */
export function useSettle({ id, version }: DisplacedSession) {
  const [send, { isLoading }] = useDeskSettleByMoveMutation();
  const [tried, setTried] = useState<{ wish: Move; refusal: Refusal }>();
  async function move(wish: Move): Promise<void> {
    const { error } = await send({ id, version, ...wish });
    setTried(error ? { wish, refusal: readRefusal(error) } : undefined);
  }
  return {
    move,
    busy: isLoading,
    refusal: tried?.refusal,
    /** The same again, but for what is given. */
    again: (change: Move) => move({ ...tried?.wish, ...change }),
  };
}
