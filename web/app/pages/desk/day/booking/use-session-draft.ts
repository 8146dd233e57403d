import type { Service } from '@limber/contract/catalogue.ts';
import { useEffect, useRef, useState } from 'react';
import { useFindNextOpeningsQuery } from '../../../../state/api/calls/scheduling.ts';
import { useAvailableTimesQuery } from '../../../../state/api/scheduling-api.ts';
import { useDraft } from '../../frame/drafts/use-draft.ts';
import { atPlace, type Beginning, beginDraft, type Draft, minutesOf } from './session-draft.ts';

/**
 * The session in the form. Until a time is chosen it takes the soonest one, which is looked up
 * again after every change.
 */
export function useSessionDraft(beginning: Beginning) {
  const [chosen, setChosen] = useDraft<Draft>('draft', () => beginDraft(beginning));
  const { place } = beginning;
  const begun = useRef(place);
  useEffect(() => {
    if (place && place !== begun.current) setChosen((before) => atPlace(before, place));
    begun.current = place;
  }, [place, setChosen]);
  const request = {
    location: chosen.location,
    services: chosen.lines.map(({ id }) => id).join(','),
    total_duration: minutesOf(chosen),
    ...(chosen.therapistId !== null && { therapist_id: chosen.therapistId }),
    ...(chosen.gender && { gender: chosen.gender }),
  };
  const isWhole = chosen.lines.length > 0;
  const [isFull, setIsFull] = useState(false);
  const soonest = useFindNextOpeningsQuery(
    { ...request, from: chosen.date },
    { skip: !isWhole || (chosen.time !== '' && !isFull) },
  );
  const openings = soonest.currentData;
  const nearest = (chosen.therapistId === null ? openings?.any : openings?.therapist) ?? [];
  const [next] = nearest;
  const draft: Draft =
    chosen.time === '' && next ? { ...chosen, date: next.date, time: next.time } : chosen;
  const free = useAvailableTimesQuery(
    { bookingKind: 'services', ...request, date: draft.date },
    { skip: !isWhole },
  );
  const freeTimes = Array.isArray(free.currentData) ? free.currentData : undefined;
  const hasNone = freeTimes?.length === 0;
  if (hasNone !== isFull) setIsFull(hasNone);
  return {
    draft,
    /** Changes the draft, starting from what is on screen. */
    change: (changes: Partial<Draft>) => setChosen({ ...chosen, ...changes }),
    replace: setChosen,
    chosen,
    /** For the day on screen; undefined until loaded. */
    freeTimes,
    /** The next free times, if the day has none. */
    nearest: isFull ? nearest : [],
    /** Nothing is free within the booking window. */
    nothingFree: chosen.time === '' && openings !== undefined && !next,
  };
}

export type SessionDraft = ReturnType<typeof useSessionDraft>;

export function nameOf(services: readonly Service[], id: number): string {
  return services.find((each) => each.id === id)?.name ?? '';
}
