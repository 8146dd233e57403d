// Written by `npm run calls` from contract/src/desk/studio/services.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/services.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const addService = write<typeof contract.addService>('POST', 'desk/studio/services');
export const changeService = write<typeof contract.changeService>(
  'PUT',
  'desk/studio/services/:id',
);
export const listStudioServices = call<typeof contract.listStudioServices>(
  'GET',
  'desk/studio/services',
);
export const retireService = write<typeof contract.retireService>(
  'POST',
  'desk/studio/services/:id/retire',
);
