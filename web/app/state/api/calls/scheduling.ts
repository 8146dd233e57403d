// Written by `npm run calls` from contract/src/scheduling.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/scheduling.ts';
import { call } from '../call.ts';
import { mutation, query } from '../endpoint.ts';
import { readList } from '../paged-lists.ts';

export const availableTimesForPackages = call<typeof contract.availableTimesForPackages>('GET', 'appointment/available-times/packages/');
export const availableTimesForServices = call<typeof contract.availableTimesForServices>('GET', 'appointment/available-times/services/');
export const findNextOpenings = query('findNextOpenings', call<typeof contract.findNextOpenings>('GET', 'appointment/next-openings/'), { providesTags: ['Times'], keepUnusedDataFor: 0 }), useFindNextOpeningsQuery = findNextOpenings.useQuery;
export const holdTime = call<typeof contract.holdTime>('PUT', 'appointment/hold/');
export const listOpenDays = query('listOpenDays', call<typeof contract.listOpenDays>('GET', 'appointment/open-days/'), { transformResponse: readList, providesTags: ['Times'] }), useListOpenDaysQuery = listOpenDays.useQuery;
export const listServiceOpenings = call<typeof contract.listServiceOpenings>('GET', 'appointment/service-openings/');
export const releaseHold = mutation('releaseHold', call<typeof contract.releaseHold>('DELETE', 'appointment/hold/')), useReleaseHoldMutation = releaseHold.useMutation;
