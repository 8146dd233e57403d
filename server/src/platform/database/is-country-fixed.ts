import { sql } from 'kysely';

/** Whether country, zone and currency stay: something was booked, sold or counted with them. */
export const isCountryFixed = sql<boolean>`(exists (select from bookings)
  or exists (select from owned_packages) or exists (select from drawer_sessions))`;
