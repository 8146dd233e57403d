// Written by `npm run calls` from contract/src/desk/clients/sold-packages.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/sold-packages.ts';
import { call } from '../../../call.ts';

export const listSoldPackages = call<typeof contract.listSoldPackages>(
  'GET',
  'desk/till/sales/:id/packages/',
);
