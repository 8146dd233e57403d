// Written by `npm run calls` from contract/src/desk/day/dues.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/day/dues.ts';
import { call } from '../../../call.ts';

export const listDuesOfDay = call<typeof contract.listDuesOfDay>('GET', 'desk/day/dues');
