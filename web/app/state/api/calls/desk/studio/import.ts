// Written by `npm run calls` from contract/src/desk/studio/import.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/import.ts';
import { call } from '../../../call.ts';

export const importBookings = call<typeof contract.importBookings>('POST', 'desk/import/bookings/');
export const importClients = call<typeof contract.importClients>('POST', 'desk/import/clients/');
export const importPackages = call<typeof contract.importPackages>('POST', 'desk/import/packages/');
export const readImportFile = call<typeof contract.readImportFile>('POST', 'desk/import/file/');
