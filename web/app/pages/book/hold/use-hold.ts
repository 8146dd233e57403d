import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BrowserStorage } from '../../../lib/browser-storage.ts';
import { useReleaseHoldMutation } from '../../../state/api/calls/scheduling.ts';
import { useHoldTimeMutation } from '../../../state/api/scheduling-api.ts';
import type { BookingForm } from '../form/form.ts';
import { type HoldState, keepHold, readKeptHold, stateAfterFailure } from './hold-state.ts';
import { holdWishOf } from './hold-wish.ts';

/** What the wizard knows of the hold of the chosen time. */
export interface Holding {
  /** Undefined as long as nobody asked for it. */
  readonly state: HoldState | undefined;
  /** Asks for it anew, once the time was over. */
  again(): void;
}

/**
 * Holds the time of a form while it is `wanted`, once: what ran out is asked for anew by whoever books.
 * Another choice releases it. `booked`: the server has taken the hold away with the booking.
 */
export function useHold(
  shelf: BrowserStorage,
  form: BookingForm,
  wanted: boolean,
  booked: boolean,
): Holding {
  const wish = holdWishOf(form);
  const key = wish ? JSON.stringify(wish) : '';
  const [holdTime] = useHoldTimeMutation();
  const [releaseHold] = useReleaseHoldMutation();
  const [state, setState] = useState(() => readKeptHold(shelf));
  useEffect(() => keepHold(shelf, state), [shelf, state]);
  // One after the other, so that a release never overtakes the wish before it, nor the other way round.
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const ask = () => {
    if (!wish) return;
    setState({ key, kind: 'asking' });
    last.current = last.current.then(async () => {
      const answer = await holdTime(wish);
      const found: HoldState = answer.data
        ? { key, kind: 'held', until: answer.data.until }
        : stateAfterFailure(key, answer.error);
      // What was chosen meanwhile stands.
      setState((now) => (now?.key === key ? found : now));
    });
  };
  const release = (isHeld: boolean) => {
    setState(undefined);
    if (isHeld && !booked) last.current = last.current.then(() => releaseHold());
  };
  const follow = useEffectEvent(() => {
    if (state?.key === key) return;
    if (wanted && key !== '') ask();
    else if (state) release(state.kind === 'held' || state.kind === 'asking');
  });
  const stands = state?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it follows
  useEffect(() => follow(), [wanted, key, stands]);

  return { state: state?.key === key ? state : undefined, again: ask };
}
