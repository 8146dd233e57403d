// Written by `npm run calls` from contract/src/desk/clients/privacy.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/privacy.ts';
import { call, write } from '../../../call.ts';
import { mutation } from '../../../endpoint.ts';

export const eraseClient = mutation('desk/eraseClient', write<typeof contract.eraseClient>('POST', 'desk/clients/:id/erase'), { invalidatesTags: ['Client', 'Contacts', 'Day', 'Till'] }), useEraseClientMutation = eraseClient.useMutation;
export const exportClient = mutation('desk/exportClient', call<typeof contract.exportClient>('POST', 'desk/clients/:id/export')), useExportClientMutation = exportClient.useMutation;
