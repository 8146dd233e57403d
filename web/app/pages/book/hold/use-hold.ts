import type { HoldRequest } from '@limber/contract/scheduling.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BrowserStorage } from '../../../lib/browser-storage.ts';
import { useReleaseHoldMutation } from '../../../state/api/calls/scheduling.ts';
import { useHoldTimeMutation } from '../../../state/api/scheduling-api.ts';
import type { BookingForm } from '../form/form.ts';
import { sessionMinutesOf } from '../summary/session-minutes.ts';
import { diaryFilterOf } from '../time/diary-filter.ts';
import { type HoldState, keepHold, readSavedHold, stateAfterFailure } from './hold-state.ts';

/** State of the hold on the chosen time. */
export interface Holding {
  /** Undefined until it is requested. */
  readonly state: HoldState | undefined;
  /** Requests it again after it ran out. */
  again(): void;
}

/**
 * Holds the form's time while `wanted`, once: after it has run out the client asks for it again.
 * Another choice releases it. `booked`: the booking has already ended the hold on the server.
 */
export function useHold(
  shelf: BrowserStorage,
  form: BookingForm,
  wanted: boolean,
  booked: boolean,
): Holding {
  const request = holdRequestOf(form);
  const key = request ? JSON.stringify(request) : '';
  const [holdTime] = useHoldTimeMutation();
  const [releaseHold] = useReleaseHoldMutation();
  const [state, setState] = useState(() => readSavedHold(shelf));
  useEffect(() => keepHold(shelf, state), [shelf, state]);
  // One request after another, so that a release never overtakes the hold before it or the reverse.
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const ask = () => {
    if (!request) return;
    setState({ key, kind: 'asking' });
    last.current = last.current.then(async () => {
      const answer = await holdTime(request);
      const found: HoldState = answer.data
        ? { key, kind: 'held', until: answer.data.until }
        : stateAfterFailure(key, answer.error);
      // A newer choice is not overwritten.
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

/** The request to hold a form's time; null until the session is complete. */
export function holdRequestOf(form: BookingForm): HoldRequest | null {
  const filter = diaryFilterOf(form);
  const minutes = sessionMinutesOf(form);
  if (!filter || form.location === '' || form.date === '' || form.time === '' || minutes === 0) {
    return null;
  }
  return {
    ...filter,
    therapist_id: form.therapist_id,
    location: form.location,
    date: form.date,
    time: form.time,
    total_duration: minutes,
  };
}
