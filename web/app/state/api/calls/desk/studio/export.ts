// Written by `npm run calls` from contract/src/desk/studio/export.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/export.ts';
import { call } from '../../../call.ts';

export const exportEverything = call<typeof contract.exportEverything>('POST', 'desk/export/');
