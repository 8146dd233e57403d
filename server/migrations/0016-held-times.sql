-- A time is held for some minutes for who is about to book it: one for each browser and each account.
-- Holds are given under the lock of the therapist and end by the clock alone.

create table holds (
  id bigint generated always as identity primary key,
  account_id integer unique references accounts (id) on delete cascade,
  browser text not null unique,
  therapist_id integer not null references therapists (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  expires_at timestamptz not null
);
comment on column holds.account_id is 'who is signed in there; null: nobody yet';
comment on column holds.browser is 'number in its cookie';
comment on column holds.expires_at is 'from then on it is as if it were not';
create index holds_of_therapist on holds (therapist_id, starts_at);
create index holds_by_end on holds (expires_at);
