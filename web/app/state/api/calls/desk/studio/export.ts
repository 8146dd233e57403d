// Written by `npm run calls` from contract/src/desk/studio/export.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/export.ts';
import { downloadFile } from '../../../desk-call.ts';
import { mutation } from '../../../endpoint.ts';

export const exportEverything = mutation('desk/exportEverything', downloadFile<typeof contract.exportEverything>('POST', 'desk/export/')), useExportEverythingMutation = exportEverything.useMutation;
