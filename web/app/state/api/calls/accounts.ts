// Written by `npm run calls` from contract/src/accounts.ts; a change belongs there.
import type * as contract from '@limber/contract/accounts.ts';
import { call } from '../call.ts';
import { write } from '../write.ts';

export const changeProfile = write<typeof contract.changeProfile>('PUT', 'accounts/profile');
export const eraseAccount = call<typeof contract.eraseAccount>('DELETE', 'accounts/profile');
export const exportData = call<typeof contract.exportData>('GET', 'accounts/profile/export');
export const readProfile = call<typeof contract.readProfile>('GET', 'accounts/profile');
export const takeOffOwnAddress = write<typeof contract.takeOffOwnAddress>(
  'DELETE',
  'accounts/profile/address',
);
