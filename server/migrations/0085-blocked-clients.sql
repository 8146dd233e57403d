-- A client whom the studio asks to book by telephone, and two details that a studio may ask for.
alter table accounts
  add column blocked_reason text,
  add column birthday date,
  add column address text;
comment on column accounts.blocked_reason is
  'why the client cannot book online, for the team alone; null: they can';
comment on column accounts.address is 'the client''s own, as typed; null: not given';

alter table settings
  add column asks_birthday boolean not null default false,
  add column asks_address boolean not null default false;
comment on column settings.asks_birthday is 'clients are asked for their birthday';
comment on column settings.asks_address is 'clients are asked for their address';

alter table account_changes
  drop constraint account_changes_field_check,
  add constraint account_changes_field_check check (field in
    ('first_name', 'last_name', 'phone_number', 'email', 'gender', 'language', 'merged', 'claim',
      'other_email', 'birthday', 'address', 'blocked_reason'));
