// Written by `npm run calls` from contract/src/desk/money/reports.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/money/reports.ts';
import { call } from '../../../call.ts';

export const readStudioReport = call<typeof contract.readStudioReport>('GET', 'desk/reports/');
