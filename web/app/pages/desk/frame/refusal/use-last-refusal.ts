import { useEffect, useState } from 'react';
import type { CallFailure } from '../../../../state/api/failure.ts';
import type { Line } from '../live/keep-event-stream-open.ts';
import type { Refusal } from './read-refusal.ts';

/**
 * The last refusal, while it may still hold. It is cleared when `subject` changes; one for lack of an
 * answer also when the server is reachable again. The caller sets it to null before trying again.
 */
export function useLastRefusal<Refused extends { readonly call: CallFailure } = Refusal>(
  line: Line,
  subject?: unknown,
) {
  const [refusal, setRefusal] = useState<Refused | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is another
  useEffect(() => setRefusal(null), [subject]);
  useEffect(() => {
    if (line === 'live') setRefusal((last) => (last?.call.status === 0 ? null : last));
  }, [line]);
  return [refusal, setRefusal] as const;
}
