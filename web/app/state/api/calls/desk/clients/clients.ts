// Written by `npm run calls` from contract/src/desk/clients/clients.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/clients.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const addClient = write<typeof contract.addClient>('POST', 'desk/clients');
export const changeClient = write<typeof contract.changeClient>('PUT', 'desk/clients/:id');
export const findClients = call<typeof contract.findClients>('GET', 'desk/clients');
export const mergeClients = write<typeof contract.mergeClients>('POST', 'desk/clients/:id/merge');
export const readClient = call<typeof contract.readClient>('GET', 'desk/clients/:id');
export const takeOffAddress = write<typeof contract.takeOffAddress>(
  'DELETE',
  'desk/clients/:id/address',
);
