// Written by `npm run calls` from contract/src/scheduling.ts; a change belongs there.
import type * as contract from '@limber/contract/scheduling.ts';
import { call } from '../call.ts';

export const availableTimesForPackages = call<typeof contract.availableTimesForPackages>(
  'GET',
  'appointment/available-times/packages/',
);
export const availableTimesForServices = call<typeof contract.availableTimesForServices>(
  'GET',
  'appointment/available-times/services/',
);
export const findNextOpenings = call<typeof contract.findNextOpenings>(
  'GET',
  'appointment/next-openings/',
);
export const holdTime = call<typeof contract.holdTime>('PUT', 'appointment/hold/');
export const listOpenDays = call<typeof contract.listOpenDays>('GET', 'appointment/open-days/');
export const listServiceOpenings = call<typeof contract.listServiceOpenings>(
  'GET',
  'appointment/service-openings/',
);
export const releaseHold = call<typeof contract.releaseHold>('DELETE', 'appointment/hold/');
