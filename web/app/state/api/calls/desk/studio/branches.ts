// Written by `npm run calls` from contract/src/desk/studio/branches.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/branches.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const addBranch = write<typeof contract.addBranch>('POST', 'desk/studio/branches');
export const changeBranch = write<typeof contract.changeBranch>(
  'PUT',
  'desk/studio/branches/:location',
);
export const listStudioBranches = call<typeof contract.listStudioBranches>(
  'GET',
  'desk/studio/branches',
);
export const retireBranch = write<typeof contract.retireBranch>(
  'POST',
  'desk/studio/branches/:location/retire',
);
