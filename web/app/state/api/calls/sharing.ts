// Written by `npm run calls` from contract/src/sharing.ts; a change belongs there.
import type * as contract from '@limber/contract/sharing.ts';
import { call } from '../call.ts';
import { write } from '../write.ts';

export const acceptInvitation = write<typeof contract.acceptInvitation>(
  'POST',
  'appointment/package-invitations/:token/',
);
export const capPerson = write<typeof contract.capPerson>(
  'PUT',
  'appointment/packages/:id/people/:person/',
);
export const invitePerson = write<typeof contract.invitePerson>(
  'POST',
  'appointment/packages/:id/people/',
);
export const joinPackage = write<typeof contract.joinPackage>(
  'POST',
  'appointment/packages/:id/join/',
);
export const leavePackage = write<typeof contract.leavePackage>(
  'DELETE',
  'appointment/packages/:id/people/me/',
);
export const listOpenInvitations = call<typeof contract.listOpenInvitations>(
  'GET',
  'appointment/package-invitations/',
);
export const listPackagePeople = call<typeof contract.listPackagePeople>(
  'GET',
  'appointment/packages/:id/people/',
);
export const readInvitation = call<typeof contract.readInvitation>(
  'GET',
  'appointment/package-invitations/:token/',
);
export const removePerson = write<typeof contract.removePerson>(
  'DELETE',
  'appointment/packages/:id/people/:person/',
);
