import type { exportEverything } from '@limber/contract/desk/studio/export.ts';
import type { ArgsOf } from '@limber/contract/request.ts';
import { api } from '../api.ts';

/** What managers take along. The names begin with `desk`, as in `desk-api.ts`. */
export const deskExportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The address of the file within this page, for `saveFrom`. */
    deskExport: build.mutation<string, ArgsOf<typeof exportEverything>>({
      query: (body) => ({
        url: 'desk/export/',
        method: 'POST',
        body,
        responseHandler: async (answer) =>
          answer.ok ? URL.createObjectURL(await answer.blob()) : answer.json(),
      }),
    }),
  }),
});

export const { useDeskExportMutation } = deskExportApi;
