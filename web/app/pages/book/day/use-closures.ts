import type { Closure } from '@limber/contract/studio.ts';
import { useState } from 'react';
import { useListClosuresQuery } from '../../../state/api/calls/studio.ts';

/**
 * The closures as asked since this page came up: kept ones may be old, and the first open day must
 * not be. Undefined until then; none when the server does not tell, since it judges anyway. Nothing is
 * asked when idle.
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
