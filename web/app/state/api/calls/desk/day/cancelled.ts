// Written by `npm run calls` from contract/src/desk/day/cancelled.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/day/cancelled.ts';
import { call } from '../../../call.ts';

export const listCancelled = call<typeof contract.listCancelled>('GET', 'desk/day/cancelled');
