// Written by `npm run calls` from contract/src/studio.ts; a change belongs there.
import type * as contract from '@limber/contract/studio.ts';
import { call } from '../call.ts';

export const listClosures = call<typeof contract.listClosures>('GET', 'service/closures/');
export const readStudio = call<typeof contract.readStudio>('GET', 'service/studio/');
