// Written by `npm run calls` from contract/src/desk/resources.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/resources.ts';
import { call } from '../../call.ts';

export const listSessionNeeds = call<typeof contract.listSessionNeeds>('GET', 'desk/resources');
