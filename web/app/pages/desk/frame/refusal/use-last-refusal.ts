import { useEffect, useState } from 'react';
import type { CallFailure } from '../../../../state/api/failure.ts';
import type { Line } from '../live/listen.ts';
import type { Refusal } from './read-refusal.ts';

/**
 * Why something was refused, as long as that may still be so: it goes when what was `asked` for changes, and
 * what got no answer when the server is heard again. Who asks again sets it to null first.
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
