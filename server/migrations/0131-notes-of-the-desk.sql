-- What the team should know of a client, such as "rings before she comes": for the team alone.
alter table accounts add column desk_note text;
comment on column accounts.desk_note is 'for the team alone, and nothing of health; null: none';

alter table account_changes
  drop constraint account_changes_field_check,
  add constraint account_changes_field_check check (field in
    ('first_name', 'last_name', 'phone_number', 'email', 'gender', 'language', 'merged', 'claim',
      'other_email', 'birthday', 'address', 'blocked_reason', 'desk_note'));
