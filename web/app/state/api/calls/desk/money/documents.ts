// Written by `npm run calls` from contract/src/desk/money/documents.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/money/documents.ts';
import { write } from '../../../call.ts';
import { downloadFile, live } from '../../../desk-call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const listDocuments = query('desk/listDocuments', live<typeof contract.listDocuments>('GET', 'desk/till/documents/'), { providesTags: ['Till'] }), useListDocumentsQuery = listDocuments.useQuery;
export const mailDocument = mutation('desk/mailDocument', write<typeof contract.mailDocument>('POST', 'desk/till/documents/:number/mail/')), useMailDocumentMutation = mailDocument.useMutation;
export const printDocument = mutation('desk/printDocument', downloadFile<typeof contract.printDocument>('GET', 'desk/till/documents/:number/pdf/')), usePrintDocumentMutation = printDocument.useMutation;
export const readDocument = query('desk/readDocument', live<typeof contract.readDocument>('GET', 'desk/till/documents/:number/'), { providesTags: ['Till'] }), useReadDocumentQuery = readDocument.useQuery;
export const replaceDocument = mutation('desk/replaceDocument', write<typeof contract.replaceDocument>('POST', 'desk/till/documents/:number/replace/'), { invalidatesTags: ['Till'] }), useReplaceDocumentMutation = replaceDocument.useMutation;
