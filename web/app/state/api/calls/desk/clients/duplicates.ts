// Written by `npm run calls` from contract/src/desk/clients/duplicates.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/duplicates.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const listDuplicates = call<typeof contract.listDuplicates>('GET', 'desk/duplicates');
export const tellApart = write<typeof contract.tellApart>('POST', 'desk/clients/:id/tell-apart');
