// Written by `npm run calls` from contract/src/desk/rota/ways.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/rota/ways.ts';
import { call } from '../../../call.ts';

export const readSessionWays = call<typeof contract.readSessionWays>(
  'GET',
  'desk/rota/sessions/:id/ways',
);
