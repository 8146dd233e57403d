-- Assistants act for people by what those have allowed on a page of ours (OAuth 2.1, MCP).

alter table software_access add column assistants boolean not null default false;
comment on column software_access.assistants is 'people may let assistants act for them, and those are admitted';

create table assistants (
  id uuid primary key,
  name text not null,
  redirect_urls text[] not null check (cardinality(redirect_urls) > 0),
  made_at timestamptz not null
);
comment on table assistants is 'software that has registered itself, to ask people whether it may act for them';
create index assistants_by_age on assistants (made_at);

alter table api_keys
  add column assistant_id uuid references assistants (id),
  add column access_ends_at timestamptz,
  add column refresh_hash bytea unique,
  add column former_refresh_hash bytea unique,
  add constraint api_keys_of_assistant check ((assistant_id is null) = (access_ends_at is null));
comment on column api_keys.assistant_id is 'the assistant that was let in; null: a key that its owner made';
comment on column api_keys.access_ends_at is 'of an assistant: until when its present key is accepted';
comment on column api_keys.refresh_hash is 'SHA-256 of what gives an assistant its next key';
comment on column api_keys.former_refresh_hash is 'of the one before: whoever brings it has copied it';
create index api_keys_of_assistants on api_keys (assistant_id) where assistant_id is not null;

create table assistant_codes (
  code_hash bytea primary key,
  assistant_id uuid not null references assistants (id) on delete cascade,
  account_id integer not null references accounts (id),
  scopes text[] not null,
  redirect_url text not null,
  challenge text not null,
  expires_at timestamptz not null,
  key_id integer references api_keys (id)
);
comment on table assistant_codes is 'what a person has just allowed, until the assistant exchanges the code';
comment on column assistant_codes.challenge is 'SHA-256 of what only the assistant knows (PKCE)';
comment on column assistant_codes.key_id is 'what it was exchanged for; a second exchange ends that';
create index assistant_codes_of_assistant on assistant_codes (assistant_id);
create index assistant_codes_of_account on assistant_codes (account_id);
create index assistant_codes_of_key on assistant_codes (key_id) where key_id is not null;
