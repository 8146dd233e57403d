-- Codes belong to the browser or the address that asked for them; accounts say when their e-mail
-- address was proven; what strangers could write of somebody's health waits until it is.

drop table one_time_codes;
create table one_time_codes (
  id integer generated always as identity primary key,
  account_id integer not null references accounts (id) on delete cascade,
  device text not null,
  address text,
  code_hash bytea not null,
  expires_at timestamptz not null,
  wrong_tries integer not null default 0,
  wrong_tries_by_address integer not null default 0
);
comment on column one_time_codes.device is 'whose cookie went to the browser that asked';
comment on column one_time_codes.address is
  'network address that asked without a cookie and may answer without one; null: it brought its cookie';
comment on column one_time_codes.code_hash is 'HMAC over account and code, key outside the database';
create index one_time_codes_of_account on one_time_codes (account_id);

alter table accounts add verified_at timestamptz;
comment on column accounts.verified_at is 'when a code first came back from its e-mail; null: nobody proved it';
-- Of those who were here before, nobody knows when.
update accounts set verified_at = created_at;
create index accounts_unverified on accounts (created_at) where verified_at is null;

create table registration_notes (
  account_id integer primary key references accounts (id) on delete cascade,
  device text not null,
  address text,
  notes_sealed bytea not null,
  written_at timestamptz not null
);
comment on table registration_notes is
  'health notes of a registration, until its address is proven by the one who registered';
