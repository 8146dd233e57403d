// Written by `npm run calls` from contract/src/desk/rota/weeks.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/rota/weeks.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const changeDay = write<typeof contract.changeDay>('POST', 'desk/rota/days');
export const changeShifts = write<typeof contract.changeShifts>('POST', 'desk/rota/shifts');
export const copyWeek = write<typeof contract.copyWeek>('POST', 'desk/rota/copy');
export const readRota = call<typeof contract.readRota>('GET', 'desk/rota');
export const withdrawDay = write<typeof contract.withdrawDay>('POST', 'desk/rota/days/withdraw');
