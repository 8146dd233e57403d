// Written by `npm run calls` from contract/src/desk/studio/resources.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/resources.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const addResource = write<typeof contract.addResource>('POST', 'desk/studio/resources');
export const changeResource = write<typeof contract.changeResource>(
  'PUT',
  'desk/studio/resources/:id',
);
export const listStudioResources = call<typeof contract.listStudioResources>(
  'GET',
  'desk/studio/resources',
);
export const retireResource = write<typeof contract.retireResource>(
  'POST',
  'desk/studio/resources/:id/retire',
);
