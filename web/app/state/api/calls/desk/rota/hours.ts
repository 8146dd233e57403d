// Written by `npm run calls` from contract/src/desk/rota/hours.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/rota/hours.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const changeHours = write<typeof contract.changeHours>('POST', 'desk/hours');
export const listHours = call<typeof contract.listHours>('GET', 'desk/hours');
