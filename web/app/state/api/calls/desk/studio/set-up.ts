// Written by `npm run calls` from contract/src/desk/studio/set-up.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/set-up.ts';
import { call } from '../../../call.ts';

export const readSetUp = call<typeof contract.readSetUp>('GET', 'desk/set-up');
