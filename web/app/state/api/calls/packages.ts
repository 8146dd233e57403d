// Written by `npm run calls` from contract/src/packages.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/packages.ts';
import { call } from '../call.ts';
import { query } from '../endpoint.ts';

export const listOwnedPackages = query('listOwnedPackages', call<typeof contract.listOwnedPackages>('GET', 'appointment/packages/'), { providesTags: ['Packages'] }), useListOwnedPackagesQuery = listOwnedPackages.useQuery;
export const readActivePackage = call<typeof contract.readActivePackage>('GET', 'appointment/active-package/');
export const readActiveSharedPackage = call<typeof contract.readActiveSharedPackage>('GET', 'appointment/active-shared-package/');
export const readActiveUnlimitedPackage = call<typeof contract.readActiveUnlimitedPackage>('GET', 'appointment/active-unlimited-package/');
