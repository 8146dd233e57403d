// Written by `npm run calls` from contract/src/desk/studio/audit.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/audit.ts';
import { call } from '../../../call.ts';

export const listAudit = call<typeof contract.listAudit>('GET', 'desk/audit');
