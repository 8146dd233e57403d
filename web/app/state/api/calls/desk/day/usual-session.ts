// Written by `npm run calls` from contract/src/desk/day/usual-session.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/day/usual-session.ts';
import { call } from '../../../call.ts';
import { query } from '../../../endpoint.ts';

export const offerTimes = query('desk/offerTimes', call<typeof contract.offerTimes>('GET', 'desk/clients/:id/times'), { providesTags: ['Day'], keepUnusedDataFor: 0 }), useOfferTimesQuery = offerTimes.useQuery;
export const readUsual = query('desk/readUsual', call<typeof contract.readUsual>('GET', 'desk/clients/:id/usual'), { keepUnusedDataFor: 0 }), useReadUsualQuery = readUsual.useQuery;
