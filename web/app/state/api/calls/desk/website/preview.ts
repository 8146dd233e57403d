// Written by `npm run calls` from contract/src/desk/website/preview.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/website/preview.ts';
import { call } from '../../../call.ts';
import { query } from '../../../endpoint.ts';

export const previewPage = query('desk/previewPage', call<typeof contract.previewPage>('POST', 'desk/studio/website/preview'), { providesTags: ['Studio'], keepUnusedDataFor: 0 }), usePreviewPageQuery = previewPage.useQuery;
