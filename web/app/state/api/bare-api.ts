import { createApi } from '@reduxjs/toolkit/query/react';
import { apiBase, fetchOrTakeEarly } from '../answers/early-answers.ts';
import { reauthBaseQuery } from './reauth.ts';

/** The API as seen by the client, before `api.ts` gives it its store; each subject adds its endpoints in a file of its own. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: reauthBaseQuery({ baseUrl: apiBase, fetchFn: fetchOrTakeEarly }),
  // What was stored is painted at once and asked again behind.
  refetchOnMountOrArgChange: true,
  tagTypes: [
    'Me',
    'Appointments',
    'Times',
    'Packages',
    'People',
    'Membership',
    'Partners',
    'Therapists',
    'Locations',
  ],
  endpoints: () => ({}),
});
