// Written by `npm run calls` from contract/src/desk/day/session-needs.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/day/session-needs.ts';
import { call } from '../../../call.ts';

export const listSessionNeeds = call<typeof contract.listSessionNeeds>('GET', 'desk/resources');
