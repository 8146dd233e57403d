import { useEffect, useState } from 'react';
import type { CallFailure } from '../../../../state/api/failure.ts';
import type { Line } from '../live/listen.ts';
import type { Refusal } from './read-refusal.ts';

/**
 * The last refusal, while it may still hold. It is cleared when `asked` changes; one for lack of an
 * answer also when the server is reachable again. The caller sets it to null before trying again.
 */
export function useLastRefusal<Refused extends { readonly call: CallFailure } = Refusal>(
  line: Line,
  asked?: unknown,
) {
  const [refusal, setRefusal] = useState<Refused | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is another
  useEffect(() => setRefusal(null), [asked]);
  useEffect(() => {
    if (line === 'live') setRefusal((kept) => (kept?.call.status === 0 ? null : kept));
  }, [line]);
  return [refusal, setRefusal] as const;
}
