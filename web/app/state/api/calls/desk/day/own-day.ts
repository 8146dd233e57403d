// Written by `npm run calls` from contract/src/desk/day/own-day.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/day/own-day.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const readOwnDay = call<typeof contract.readOwnDay>('GET', 'desk/own-day');
export const sayLate = write<typeof contract.sayLate>('PUT', 'desk/own-day/late/');
export const takeBackLate = write<typeof contract.takeBackLate>('DELETE', 'desk/own-day/late/');
