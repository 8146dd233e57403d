// Written by `npm run calls` from contract/src/desk/studio/settings.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/settings.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const changeSettings = mutation('desk/changeSettings', write<typeof contract.changeSettings>('PUT', 'desk/studio/settings'), { invalidatesTags: ['Studio', 'AtDesk'] }), useChangeSettingsMutation = changeSettings.useMutation;
export const readSettings = query('desk/readSettings', call<typeof contract.readSettings>('GET', 'desk/studio/settings'), { providesTags: ['Studio'] }), useReadSettingsQuery = readSettings.useQuery;
