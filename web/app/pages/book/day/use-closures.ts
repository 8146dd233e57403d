import type { Closure } from '@limber/contract/studio.ts';
import { useState } from 'react';
import { useListClosuresQuery } from '../../../state/api/calls/studio.ts';

/**
 * The closures as loaded since the page opened: cached ones may be outdated, and would give a wrong
 * first open day. Undefined until then; empty on failure, as the server checks anyway. Requests
 * nothing when idle.
 */
export function useClosures(idle = false): readonly Closure[] | undefined {
  const [since] = useState(Date.now);
  const {
    data,
    fulfilledTimeStamp = 0,
    isError,
    isFetching,
  } = useListClosuresQuery(undefined, { skip: idle });
  if (data && fulfilledTimeStamp >= since) return data;
  return isError && !isFetching ? none : undefined;
}

const none: readonly Closure[] = [];
