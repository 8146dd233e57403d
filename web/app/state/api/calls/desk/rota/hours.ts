// Written by `npm run calls` from contract/src/desk/rota/hours.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/rota/hours.ts';
import { write } from '../../../call.ts';
import { live } from '../../../desk-call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const changeHours = mutation('desk/changeHours', write<typeof contract.changeHours>('POST', 'desk/hours'), { invalidatesTags: ['Day'] }), useChangeHoursMutation = changeHours.useMutation;
export const listHours = query('desk/listHours', live<typeof contract.listHours>('GET', 'desk/hours'), { providesTags: ['Day'] }), useListHoursQuery = listHours.useQuery;
