// Written by `npm run calls` from contract/src/desk/entry/set-up.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/entry/set-up.ts';
import { call } from '../../../call.ts';

export const readSetUp = call<typeof contract.readSetUp>('GET', 'desk/set-up');
