-- Signing in: one-time codes, sessions with rotating refresh tokens, and counted limits.

create table one_time_codes (
  account_id integer primary key references accounts (id) on delete cascade,
  code_hash bytea not null,
  expires_at timestamptz not null,
  wrong_tries integer not null default 0
);
comment on table one_time_codes is 'the newest code of an account; a newer one takes its place';
comment on column one_time_codes.code_hash is 'HMAC over account and code, key outside the database';

create table sessions (
  id uuid primary key,
  account_id integer not null references accounts (id) on delete cascade,
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > started_at),
  ended_at timestamptz,
  ended_why text check (ended_why in ('signed out', 'token used twice')),
  check ((ended_at is null) = (ended_why is null))
);
comment on column sessions.ends_at is 'however often it is refreshed';
comment on column sessions.ended_at is 'null: not ended before its time';
create index sessions_of_account on sessions (account_id);

create table refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  parent_hash bytea references refresh_tokens (token_hash) on delete set null,
  expires_at timestamptz not null,
  replaced_at timestamptz
);
comment on column refresh_tokens.token_hash is 'SHA-256; the token itself is only with the client';
create index refresh_tokens_of_session on refresh_tokens (session_id);
create index refresh_tokens_by_parent on refresh_tokens (parent_hash);

create table limits (
  key text primary key,
  used integer not null,
  ends_at timestamptz not null
);
comment on table limits is 'how often something happened in the window that ends at ends_at';
create index limits_by_end on limits (ends_at);
