// Written by `npm run calls` from contract/src/desk/studio/texts.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/texts.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const changeText = write<typeof contract.changeText>('PUT', 'desk/studio/texts');
export const listTexts = call<typeof contract.listTexts>('GET', 'desk/studio/texts');
