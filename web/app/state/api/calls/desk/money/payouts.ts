// Written by `npm run calls` from contract/src/desk/money/payouts.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/money/payouts.ts';
import { call } from '../../../call.ts';
import { mutation } from '../../../endpoint.ts';

export const askPayouts = mutation('desk/askPayouts', call<typeof contract.askPayouts>('POST', 'desk/reports/payouts/'), { invalidatesTags: ['Payouts'] }), useAskPayoutsMutation = askPayouts.useMutation;
