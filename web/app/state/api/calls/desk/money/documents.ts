// Written by `npm run calls` from contract/src/desk/money/documents.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/money/documents.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const listDocuments = call<typeof contract.listDocuments>('GET', 'desk/till/documents/');
export const mailDocument = write<typeof contract.mailDocument>(
  'POST',
  'desk/till/documents/:number/mail/',
);
export const printDocument = call<typeof contract.printDocument>(
  'GET',
  'desk/till/documents/:number/pdf/',
);
export const readDocument = call<typeof contract.readDocument>(
  'GET',
  'desk/till/documents/:number/',
);
