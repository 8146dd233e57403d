-- Reports and what is owed ask for sessions of branches between two instants; without it they read every session there was.
create index bookings_of_branch on bookings (location_code, starts_at);
