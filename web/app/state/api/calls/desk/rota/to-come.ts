// Written by `npm run calls` from contract/src/desk/rota/to-come.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/rota/to-come.ts';
import { call } from '../../../call.ts';

export const listToCome = call<typeof contract.listToCome>(
  'GET',
  'desk/rota/therapists/:id/to-come',
);
