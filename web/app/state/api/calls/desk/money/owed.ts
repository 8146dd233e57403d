// Written by `npm run calls` from contract/src/desk/money/owed.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/money/owed.ts';
import { call } from '../../../call.ts';

export const listDue = call<typeof contract.listDue>('GET', 'desk/till/due/');
export const listOwed = call<typeof contract.listOwed>('GET', 'desk/till/owed/');
