// Written by `npm run calls` from contract/src/desk/rota/weeks.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/rota/weeks.ts';
import { call } from '../../../call.ts';

export const changeDay = call<typeof contract.changeDay>('POST', 'desk/rota/days');
export const changeShifts = call<typeof contract.changeShifts>('POST', 'desk/rota/shifts');
export const copyWeek = call<typeof contract.copyWeek>('POST', 'desk/rota/copy');
export const readRota = call<typeof contract.readRota>('GET', 'desk/rota');
export const withdrawDay = call<typeof contract.withdrawDay>('POST', 'desk/rota/days/withdraw');
