// Written by `npm run calls` from contract/src/desk/studio/messages.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/messages.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const changeMessage = write<typeof contract.changeMessage>(
  'PUT',
  'desk/studio/messages/:kind',
);
export const listMessages = call<typeof contract.listMessages>('GET', 'desk/studio/messages');
