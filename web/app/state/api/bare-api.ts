import { createApi } from '@reduxjs/toolkit/query/react';
import { apiBase, fetchOrTakeEarly } from '../requests/early-answers.ts';
import { reauthBaseQuery } from './reauth.ts';

/** What answers show and calls change: `stale.ts` says which. */
const tagTypes = [
  'Me',
  'Appointments',
  'Times',
  'Packages',
  'People',
  'Membership',
  'Partners',
  'Therapists',
  'Locations',
  'Day',
  'Client',
  'Contacts',
  'Years',
  'Till',
  'Notes',
  'Studio',
  'Team',
  'AtDesk',
] as const;

export type Tag = (typeof tagTypes)[number];

/** The API as seen by the client, before `api.ts` gives it its store; each endpoint is added by its own file. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: reauthBaseQuery({ baseUrl: apiBase, fetchFn: fetchOrTakeEarly }),
  // What was stored is painted at once and asked again behind.
  refetchOnMountOrArgChange: true,
  tagTypes,
  endpoints: () => ({}),
});
