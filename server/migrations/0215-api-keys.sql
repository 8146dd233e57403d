-- Software acts for people by keys of their own, once the studio has switched that on.

create table software_access (
  one boolean primary key default true check (one),
  keys boolean not null default false
);
comment on table software_access is 'which doors are open to software of others; no row: none';
comment on column software_access.keys is 'people may make keys for software of their own, and those are accepted';

create table api_keys (
  id integer generated always as identity primary key,
  account_id integer not null references accounts (id),
  name text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  key_hash bytea unique,
  made_at timestamptz not null,
  ends_on date not null,
  used_at timestamptz,
  ended_at timestamptz,
  ended_by integer references accounts (id),
  check (ended_at is not null or ended_by is null)
);
comment on table api_keys is 'by what software acts for an account; rows stay, as histories name them';
comment on column api_keys.name is 'as its owner calls it; goes with the account';
comment on column api_keys.scopes is 'what it may do, of what its owner may do';
comment on column api_keys.key_hash is 'SHA-256 of the key, which has 256 random bits and is shown once';
comment on column api_keys.ends_on is 'last day on which it is accepted';
comment on column api_keys.used_at is 'when it was last accepted, to the minute';
comment on column api_keys.ended_by is 'who ended it; null: signing out of everything, or an erasure';
create index api_keys_of_account on api_keys (account_id);
create index api_keys_by_ender on api_keys (ended_by) where ended_by is not null;

alter table booking_events add column key_id integer references api_keys (id);
comment on column booking_events.key_id is 'the key by which software did it; null: a person at a page';
create index booking_events_by_key on booking_events (key_id) where key_id is not null;

alter table audit_log add column key_id integer references api_keys (id);
comment on column audit_log.key_id is 'the key by which software did it; null: a person at a page';
create index audit_log_by_key on audit_log (key_id) where key_id is not null;
