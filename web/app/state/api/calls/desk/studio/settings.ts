// Written by `npm run calls` from contract/src/desk/studio/settings.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/settings.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const changeSettings = write<typeof contract.changeSettings>('PUT', 'desk/studio/settings');
export const readSettings = call<typeof contract.readSettings>('GET', 'desk/studio/settings');
