// Written by `npm run calls` from contract/src/desk/reports.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/reports.ts';
import { call } from '../../call.ts';

export const readStudioReport = call<typeof contract.readStudioReport>('GET', 'desk/reports/');
