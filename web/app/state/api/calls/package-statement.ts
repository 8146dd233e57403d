// Written by `npm run calls` from contract/src/package-statement.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/package-statement.ts';
import { call } from '../call.ts';
import { pages } from '../endpoint.ts';

export const readStatement = pages('readStatement', call<typeof contract.readStatement>('GET', 'appointment/packages/:id/statement/'), { providesTags: ['Packages'] }), useReadStatementInfiniteQuery = readStatement.useInfiniteQuery;
