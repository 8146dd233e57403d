// Written by `npm run calls` from contract/src/desk/day/usual.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/day/usual.ts';
import { call } from '../../../call.ts';

export const offerTimes = call<typeof contract.offerTimes>('GET', 'desk/clients/:id/times');
export const readUsual = call<typeof contract.readUsual>('GET', 'desk/clients/:id/usual');
