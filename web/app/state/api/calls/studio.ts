// Written by `npm run calls` from contract/src/studio.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/studio.ts';
import { call } from '../call.ts';
import { query } from '../endpoint.ts';

export const listClosures = query('listClosures', call<typeof contract.listClosures>('GET', 'service/closures/')), useListClosuresQuery = listClosures.useQuery;
export const readStudio = query('readStudio', call<typeof contract.readStudio>('GET', 'service/studio/')), useReadStudioQuery = readStudio.useQuery;
