// Written by `npm run calls` from contract/src/desk/clients/privacy.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/privacy.ts';
import { call } from '../../../call.ts';

export const eraseClient = call<typeof contract.eraseClient>('POST', 'desk/clients/:id/erase');
export const exportClient = call<typeof contract.exportClient>('POST', 'desk/clients/:id/export');
