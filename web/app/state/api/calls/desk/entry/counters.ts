// Written by `npm run calls` from contract/src/desk/entry/counters.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/entry/counters.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const changePerson = call<typeof contract.changePerson>('POST', 'desk/counter/person/');
export const enrolCounter = call<typeof contract.enrolCounter>('POST', 'desk/counters/');
export const listCounters = call<typeof contract.listCounters>('GET', 'desk/counters/');
export const lockCounter = call<typeof contract.lockCounter>('POST', 'desk/counter/lock/');
export const readCounter = call<typeof contract.readCounter>('GET', 'desk/counter/');
export const renameCounter = write<typeof contract.renameCounter>('PUT', 'desk/counters/:id/');
export const revokeCounter = write<typeof contract.revokeCounter>(
  'POST',
  'desk/counters/:id/revoke/',
);
