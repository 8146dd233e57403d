// Written by `npm run calls` from contract/src/desk/clients/packages.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/packages.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const adjustMinutes = write<typeof contract.adjustMinutes>(
  'POST',
  'desk/packages/:id/adjust/',
);
export const freezePackage = write<typeof contract.freezePackage>(
  'POST',
  'desk/packages/:id/freeze/',
);
export const listProlongations = call<typeof contract.listProlongations>(
  'GET',
  'desk/packages/:id/prolongations/',
);
export const prolongPackage = write<typeof contract.prolongPackage>(
  'POST',
  'desk/packages/:id/prolong/',
);
export const readLiability = call<typeof contract.readLiability>('GET', 'desk/packages/liability/');
export const readStatementAtDesk = call<typeof contract.readStatementAtDesk>(
  'GET',
  'desk/packages/:id/statement/',
);
export const transferMinutes = write<typeof contract.transferMinutes>(
  'POST',
  'desk/packages/:id/transfer/',
);
export const unfreezePackage = write<typeof contract.unfreezePackage>(
  'POST',
  'desk/packages/:id/unfreeze/',
);
