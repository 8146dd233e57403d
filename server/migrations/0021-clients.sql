-- Clients whom the desk knows by their name and a telephone number alone: numbers in one form, found by
-- any part of what is known of them, duplicates that became one, and what was changed of whom.

create extension if not exists pg_trgm;

-- As names are compared: words apart, without marks, and in Latin letters, since pg_trgm makes nothing of
-- others where the database sorts by bytes. An Arabic name is found in Arabic, however its alif is typed.
create function searchable(words text) returns text
  language sql immutable strict parallel safe
  as $$ select translate(lower(words),
    '@._+-''’"(),/&àáâãäåçèéêëìíîïñòóôõöøùúûüýأإآٱابتثجحخدذرزسشصضطظعغفقكلمنهةويىئؤپچگڤءـًٌٍَُِّْ',
    '             aaaaaaceeeeiiiinoooooouuuuyaaaaabttjhkddrzsssdtzagfqklmnhhwyyywpcgv') $$;

alter table accounts
  alter email drop not null,
  alter gender drop not null,
  add phone_e164 text check (phone_e164 ~ '^\+[1-9][0-9]{4,14}$'),
  add phone_read text,
  add merged_into integer references accounts (id) check (merged_into <> id),
  add created_by integer references accounts (id),
  add found_by text not null generated always as (
    ' ' || searchable(first_name || ' ' || last_name || ' ' || coalesce(email, ''))
    || ' ' || coalesce(substr(phone_e164, 2), '') || ' ' || regexp_replace(phone_number, '[^0-9]', '', 'g')
  ) stored,
  add constraint somebody_to_reach
    check (email is not null or phone_e164 is not null or merged_into is not null),
  add constraint team_is_known
    check (account_type = 'client' or email is not null and gender is not null);
comment on column accounts.email is 'null: nobody signs in with it yet; of one that was merged: leads to the other';
comment on column accounts.phone_e164 is 'phone_number in its international form; families share one; null: it has none';
comment on column accounts.phone_read is
  'the phone_number that phone_e164 was read from; another: it is to be read again';
comment on column accounts.merged_into is 'the same person, who has what was this one''s';
comment on column accounts.created_by is 'who of the team made it; null: the client';
comment on column accounts.found_by is 'name, e-mail and digits, for the search of the desk';

create index accounts_by_phone on accounts (phone_e164) where phone_e164 is not null;
create index accounts_merged on accounts (merged_into) where merged_into is not null;
create index accounts_by_creator on accounts (created_by) where created_by is not null;
create index accounts_phone_unread on accounts (id) where phone_read is distinct from phone_number;
create index accounts_found_by on accounts using gin (found_by gin_trgm_ops)
  where account_type = 'client';

create table account_changes (
  id bigint generated always as identity primary key,
  account_id integer not null references accounts (id) on delete cascade,
  at timestamptz not null,
  actor_id integer references accounts (id),
  field text not null
    check (field in ('first_name', 'last_name', 'phone_number', 'email', 'gender', 'merged')),
  was text,
  became text
);
comment on table account_changes is 'what the desk changed of a client';
comment on column account_changes.became is 'of merged: the id of the account that was taken in';
create index account_changes_of_account on account_changes (account_id, id);
create index account_changes_by_actor on account_changes (actor_id) where actor_id is not null;

create table account_claims (
  account_id integer primary key references accounts (id) on delete cascade,
  token_hash bytea not null unique,
  made_by integer not null references accounts (id),
  made_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table account_claims is 'the newest link by which a client without an e-mail comes to sign in';
create index account_claims_by_maker on account_claims (made_by);

alter table one_time_codes add column claims text check (claims = lower(claims));
comment on column one_time_codes.claims is
  'the address that becomes the account''s with this code; null: it was sent to the account''s own';
create index one_time_codes_by_claim on one_time_codes (claims) where claims is not null;
