// Written by `npm run calls` from contract/src/desk/clients/sharing.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/sharing.ts';
import { write } from '../../../write.ts';

export const addPackagePerson = write<typeof contract.addPackagePerson>(
  'POST',
  'desk/packages/:id/people/',
);
export const capPackagePerson = write<typeof contract.capPackagePerson>(
  'PUT',
  'desk/packages/:id/people/:person/',
);
export const removePackagePerson = write<typeof contract.removePackagePerson>(
  'DELETE',
  'desk/packages/:id/people/:person/',
);
