// Written by `npm run calls` from contract/src/desk/studio/import-file.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/import-file.ts';
import { call } from '../../../call.ts';
import { downloadText } from '../../../desk-call.ts';
import { mutation } from '../../../endpoint.ts';

export const downloadImportTemplate = mutation('desk/downloadImportTemplate', downloadText<typeof contract.downloadImportTemplate>('GET', 'desk/import/template/')), useDownloadImportTemplateMutation = downloadImportTemplate.useMutation;
export const importBookings = mutation('desk/importBookings', call<typeof contract.importBookings>('POST', 'desk/import/bookings/'), { invalidatesTags: ['Imports'] }), useImportBookingsMutation = importBookings.useMutation;
export const importClients = mutation('desk/importClients', call<typeof contract.importClients>('POST', 'desk/import/clients/'), { invalidatesTags: ['Imports'] }), useImportClientsMutation = importClients.useMutation;
export const importPackages = mutation('desk/importPackages', call<typeof contract.importPackages>('POST', 'desk/import/packages/'), { invalidatesTags: ['Imports'] }), useImportPackagesMutation = importPackages.useMutation;
export const importProducts = mutation('desk/importProducts', call<typeof contract.importProducts>('POST', 'desk/import/products/'), { invalidatesTags: ['Imports', 'Studio', 'Till'] }), useImportProductsMutation = importProducts.useMutation;
export const importVisits = mutation('desk/importVisits', call<typeof contract.importVisits>('POST', 'desk/import/visits/'), { invalidatesTags: ['Imports'] }), useImportVisitsMutation = importVisits.useMutation;
export const readImportFile = mutation('desk/readImportFile', call<typeof contract.readImportFile>('POST', 'desk/import/file/')), useReadImportFileMutation = readImportFile.useMutation;
