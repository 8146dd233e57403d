// Written by `npm run calls` from contract/src/desk/studio/audit.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/audit.ts';
import { call } from '../../../call.ts';
import { query } from '../../../endpoint.ts';

export const listAudit = query('desk/listAudit', call<typeof contract.listAudit>('GET', 'desk/audit'), { keepUnusedDataFor: 0 }), useListAuditQuery = listAudit.useQuery;
