import { createApi } from '@reduxjs/toolkit/query/react';
import { apiBase, fetchOrTakeEarly } from '../requests/early-answers.ts';
import { reauthBaseQuery } from './refresh-token-and-retry.ts';

/** Tags that answers provide and calls invalidate: `what-goes-stale.ts` says which. */
const tagTypes = [
  'Me',
  'Appointments',
  'Times',
  'Packages',
  'Imports',
  'Payouts',
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
  'SetUp',
] as const;

export type Tag = (typeof tagTypes)[number];

/** The API before `api.ts` gives it its store; each file adds its own endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: reauthBaseQuery({ baseUrl: apiBase, fetchFn: fetchOrTakeEarly }),
  // Stored answers are shown at once and requested again in the background.
  refetchOnMountOrArgChange: true,
  tagTypes,
  endpoints: () => ({}),
});
