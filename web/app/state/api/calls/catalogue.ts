// Written by `npm run calls` from contract/src/catalogue.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/catalogue.ts';
import { call } from '../call.ts';

export const listLocations = call<typeof contract.listLocations>('GET', 'service/locations/');
export const listPackages = call<typeof contract.listPackages>('GET', 'service/packages/');
export const listServices = call<typeof contract.listServices>('GET', 'service/services/');
export const listSharedPackages = call<typeof contract.listSharedPackages>('GET', 'service/shared_package/');
export const listTherapists = call<typeof contract.listTherapists>('GET', 'staff/therapists-p/');
export const listUnlimitedPackages = call<typeof contract.listUnlimitedPackages>('GET', 'service/unlimited_package/');
