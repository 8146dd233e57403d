// Written by `npm run calls` from contract/src/desk/entry/set-up.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/entry/set-up.ts';
import { call } from '../../../call.ts';
import { query } from '../../../endpoint.ts';

export const readSetUp = query('desk/readSetUp', call<typeof contract.readSetUp>('GET', 'desk/set-up'), { keepUnusedDataFor: 0 });
export const useReadSetUpQuery = readSetUp.useQuery;
