// Written by `npm run calls` from contract/src/desk/client/sharing.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/client/sharing.ts';
import { call } from '../../../call.ts';

export const addPackagePerson = call<typeof contract.addPackagePerson>(
  'POST',
  'desk/packages/:id/people/',
);
export const capPackagePerson = call<typeof contract.capPackagePerson>(
  'PUT',
  'desk/packages/:id/people/:person/',
);
export const removePackagePerson = call<typeof contract.removePackagePerson>(
  'DELETE',
  'desk/packages/:id/people/:person/',
);
