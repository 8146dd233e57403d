// Written by `npm run calls` from contract/src/desk/day/day.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/day/day.ts';
import { call } from '../../../call.ts';

export const readDay = call<typeof contract.readDay>('GET', 'desk/day');
