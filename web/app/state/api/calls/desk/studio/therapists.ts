// Written by `npm run calls` from contract/src/desk/studio/therapists.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/therapists.ts';
import { call } from '../../../call.ts';

export const addTherapist = call<typeof contract.addTherapist>('POST', 'desk/studio/therapists');
export const changeTherapist = call<typeof contract.changeTherapist>(
  'PUT',
  'desk/studio/therapists/:id',
);
export const listStudioTherapists = call<typeof contract.listStudioTherapists>(
  'GET',
  'desk/studio/therapists',
);
export const retireTherapist = call<typeof contract.retireTherapist>(
  'POST',
  'desk/studio/therapists/:id/retire',
);
