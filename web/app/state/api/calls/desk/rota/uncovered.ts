// Written by `npm run calls` from contract/src/desk/rota/uncovered.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/rota/uncovered.ts';
import { call } from '../../../call.ts';

export const listUncovered = call<typeof contract.listUncovered>(
  'GET',
  'desk/rota/therapists/:id/uncovered',
);
