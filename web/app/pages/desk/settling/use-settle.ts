import type { DisplacedSession } from '@limber/contract/desk/rota/displaced.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dubaiDay, dubaiTime, studioDay } from '../../../lib/dates.ts';
import type { Args } from '../../../state/api/call.ts';
import type { moveBooking } from '../../../state/api/calls/desk/booking-changes.ts';
import { useDeskSettleByMoveMutation } from '../../../state/api/desk/rota-api.ts';
import { useTakeStep } from '../panel/use-take-step.ts';
import { type Refusal, readRefusal } from '../refusal/read-refusal.ts';

type Move = Omit<Args<typeof moveBooking>, 'id' | 'version'>;

/** What was done here last, to be undone: a move by what takes it back, a cancelling by a step. */
interface Done {
  readonly version: number;
  readonly back: Move | null;
}

/** Gives a session another therapist or time, and takes it back; what refuses it is kept, for another try. */
export function useSettle({ id, version, starts_at, therapist_id }: DisplacedSession) {
  const { t } = useLingui();
  const [send, { isLoading }] = useDeskSettleByMoveMutation();
  const step = useTakeStep();
  const [tried, setTried] = useState<{ wish: Move; refusal: Refusal }>();
  const [done, setDone] = useState<Done>();
  async function move(wish: Move): Promise<void> {
    const { data, error } = await send({ id, version, ...wish });
    setTried(error ? { wish, refusal: readRefusal(error) } : undefined);
    const [day, time] = [dubaiDay(starts_at), dubaiTime(starts_at)];
    if (data)
      setDone({ version: data.version, back: { therapist_id, date: studioDay(day, time), time } });
  }
  async function undo(last: Done): Promise<void> {
    if (!last.back) {
      if (await step.take({ id, version: last.version }, 'undo')) setDone(undefined);
      return;
    }
    const wish = { ...last.back, override: { reason: t`Taken back at the desk` } };
    const { error } = await send({ id, version: last.version, ...wish });
    setTried(error ? { wish, refusal: readRefusal(error) } : undefined);
    setDone(undefined);
  }
  return {
    move,
    busy: isLoading || step.busy,
    refusal: tried?.refusal,
    /** The same again, but for what is given. */
    again: (change: Move) => move({ ...tried?.wish, ...change }),
    /** It was cancelled here. */
    cancelled: (since: number) => setDone({ version: since, back: null }),
    /** Takes back what was done here; null: nothing was. */
    undo: done ? () => void undo(done) : null,
  };
}
