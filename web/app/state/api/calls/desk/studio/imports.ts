// Written by `npm run calls` from contract/src/desk/studio/imports.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/imports.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const beginImport = mutation('desk/beginImport', write<typeof contract.beginImport>('POST', 'desk/imports/')), useBeginImportMutation = beginImport.useMutation;
export const listImports = query('desk/listImports', call<typeof contract.listImports>('GET', 'desk/imports/'), { providesTags: ['Imports'] }), useListImportsQuery = listImports.useQuery;
export const readImportReport = query('desk/readImportReport', call<typeof contract.readImportReport>('GET', 'desk/imports/report/'), { providesTags: ['Imports'] }), useReadImportReportQuery = readImportReport.useQuery;
export const undoImport = mutation('desk/undoImport', write<typeof contract.undoImport>('POST', 'desk/imports/:id/undo/'), { invalidatesTags: ['Imports', 'Studio', 'Till'] }), useUndoImportMutation = undoImport.useMutation;
