// Written by `npm run calls` from contract/src/desk/studio/therapists.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/therapists.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const addTherapist = write<typeof contract.addTherapist>('POST', 'desk/studio/therapists');
export const changeTherapist = write<typeof contract.changeTherapist>(
  'PUT',
  'desk/studio/therapists/:id',
);
export const listStudioTherapists = call<typeof contract.listStudioTherapists>(
  'GET',
  'desk/studio/therapists',
);
export const retireTherapist = write<typeof contract.retireTherapist>(
  'POST',
  'desk/studio/therapists/:id/retire',
);
