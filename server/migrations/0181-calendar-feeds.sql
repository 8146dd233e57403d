-- Calendar apps read somebody's sessions, or a branch's, by a secret address.

create table calendar_feeds (
  id uuid primary key,
  account_id integer not null references accounts (id),
  location_code text references locations (code),
  made_at timestamptz not null
);
comment on table calendar_feeds is
  'addresses of calendars; an address is worked out from its id and the secret. A revoked one is deleted';
comment on column calendar_feeds.location_code is 'all sessions of a branch; null: the sessions of the account itself';
create unique index one_calendar_of_account on calendar_feeds (account_id, location_code) nulls not distinct;
create index calendar_feeds_by_location on calendar_feeds (location_code);
