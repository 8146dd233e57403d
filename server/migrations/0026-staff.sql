-- Staff: the branches of the front desk, the counters that several people share, and what somebody
-- signs in with beside a one-time code.

create table staff_locations (
  account_id integer not null references accounts (id) on delete cascade,
  location_code text not null references locations (code),
  primary key (account_id, location_code)
);
comment on table staff_locations is
  'branches that the front desk sees; managers see all, therapists their own sessions';
-- Until now the desk has seen every branch.
insert into staff_locations (account_id, location_code)
select a.id, l.code from accounts a cross join locations l
where a.account_type = 'front_desk' and a.erased_at is null and l.bookable;

create table devices (
  id integer generated always as identity primary key,
  location_code text not null references locations (code),
  name text not null check (name <> ''),
  token_hash bytea not null unique,
  enrolled_by integer not null references accounts (id),
  enrolled_at timestamptz not null,
  revoked_by integer references accounts (id),
  revoked_at timestamptz,
  check ((revoked_at is null) = (revoked_by is null))
);
comment on table devices is 'counters: browsers at which people change by their PIN';
comment on column devices.token_hash is 'SHA-256; the token itself is only in the counter''s cookie';
create index devices_by_enroller on devices (enrolled_by);
create index devices_by_revoker on devices (revoked_by) where revoked_by is not null;

create table staff_factors (
  id integer generated always as identity primary key,
  account_id integer not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('passkey', 'totp', 'pin', 'recovery')),
  name text not null default '',
  secret bytea not null,
  credential_id text unique,
  sign_count bigint not null default 0,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_used_at timestamptz,
  last_step bigint,
  wrong_tries integer not null default 0,
  check ((kind = 'passkey') = (credential_id is not null)),
  check (kind = 'totp' or confirmed_at is not null)
);
comment on table staff_factors is 'what somebody of the team shows beside a one-time code';
comment on column staff_factors.secret is
  'passkey: public key (COSE); totp: sealed; pin: salt and Argon2id; recovery: HMAC; keys outside the database';
comment on column staff_factors.confirmed_at is 'null: its first code was not shown yet';
comment on column staff_factors.last_step is 'the thirty seconds of the last code, which is not good twice';
comment on column staff_factors.wrong_tries is 'of a PIN, since it was right or its owner came the full way';
create unique index one_factor_of_a_kind on staff_factors (account_id, kind)
  where kind in ('totp', 'pin') and confirmed_at is not null;
create unique index one_factor_to_confirm on staff_factors (account_id, kind)
  where confirmed_at is null;
create index staff_factors_of_account on staff_factors (account_id);

alter table sessions
  add second_factor text check (second_factor in ('passkey', 'totp', 'recovery', 'pin')),
  add device_id integer references devices (id),
  add touched_at timestamptz,
  add challenge text,
  add challenge_until timestamptz,
  add ended_by integer references accounts (id),
  add ended_reason text,
  add check (second_factor <> 'pin' or device_id is not null),
  add check (device_id is null or touched_at is not null),
  add check ((challenge is null) = (challenge_until is null));
comment on column sessions.second_factor is 'null: only the code was shown, which opens nothing of the desk';
comment on column sessions.device_id is 'at a counter, which locks itself';
comment on column sessions.touched_at is 'at a counter: when somebody last did something there';
comment on column sessions.challenge is 'what a passkey is asked to sign';
comment on column sessions.ended_by is 'who ended the session of somebody else';
create index sessions_at_device on sessions (device_id) where device_id is not null;
create index sessions_by_ender on sessions (ended_by) where ended_by is not null;

alter table sessions drop constraint sessions_ended_why_check;
alter table sessions add constraint sessions_ended_why_check check (ended_why in (
  'signed out', 'token used twice', 'ended by manager', 'locked', 'locked itself',
  'counter revoked', 'factors reset'));

create table first_manager_links (
  token_hash bytea primary key,
  made_at timestamptz not null
);
comment on table first_manager_links is
  'printed by a production start while nobody manages the studio; SHA-256, gone once one is used';
