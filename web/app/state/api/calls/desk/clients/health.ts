// Written by `npm run calls` from contract/src/desk/clients/health.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/health.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const readClientHealthNote = call<typeof contract.readClientHealthNote>(
  'GET',
  'desk/clients/:id/health-note',
);
export const withdrawClientHealthNote = write<typeof contract.withdrawClientHealthNote>(
  'POST',
  'desk/clients/:id/health-note/withdraw',
);
export const writeClientHealthNote = write<typeof contract.writeClientHealthNote>(
  'PUT',
  'desk/clients/:id/health-note',
);
