// Written by `npm run calls` from contract/src/accounts.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/accounts.ts';
import { storeAccount } from '../../store-account.ts';
import { call, write } from '../call.ts';
import { mutation, query, whenDone } from '../endpoint.ts';

export const changeProfile = mutation('changeProfile', write<typeof contract.changeProfile>('PUT', 'accounts/profile'), { invalidatesTags: whenDone('Me', 'Membership'), onQueryStarted: storeAccount }), useChangeProfileMutation = changeProfile.useMutation;
export const eraseAccount = call<typeof contract.eraseAccount>('DELETE', 'accounts/profile');
export const exportData = mutation('exportData', call<typeof contract.exportData>('GET', 'accounts/profile/export')), useExportDataMutation = exportData.useMutation;
export const readOwnCredit = query('readOwnCredit', call<typeof contract.readOwnCredit>('GET', 'accounts/profile/credit'), { providesTags: ['Me'] }), useReadOwnCreditQuery = readOwnCredit.useQuery;
export const readProfile = query('readProfile', call<typeof contract.readProfile>('GET', 'accounts/profile'), { providesTags: ['Me'], onQueryStarted: storeAccount }), useReadProfileQuery = readProfile.useQuery;
export const takeOffOwnAddress = mutation('takeOffOwnAddress', write<typeof contract.takeOffOwnAddress>('DELETE', 'accounts/profile/address')), useTakeOffOwnAddressMutation = takeOffOwnAddress.useMutation;
